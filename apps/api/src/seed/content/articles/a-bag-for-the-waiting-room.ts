import type { ArticleSeed } from '../article-seed.ts'

export const aBagForTheWaitingRoom: ArticleSeed = {
  key: 'a-bag-for-the-waiting-room',
  category: 'worry',
  publishedAt: '2025-08-11T06:00:00Z',
  tr: {
    title: 'Bekleme salonu için bir çanta',
    summary: 'Bir tahlil, bir sınav, bir mahkeme, bir cevap: sonuç gelene kadar geçen günlere ne koymalı.',
    body: `
Beklemek bir iş sayılmaz, kimse beklerken ne kadar çalıştığımızı görmez. Oysa sonucu perşembe çıkacak bir tahlil, salıdan çarşambaya geçerken insanı taş taşımış gibi yorar.

Beklemenin zor yanı kötü haber değildir. Haberin hem iyi hem kötü olduğu, ikisinin yan yana durduğu aralıktır. O aralığa bir çanta hazırlayabilirsiniz. İçine ne koyacağınızı sıralıyoruz; sizin çantanız daha küçük olabilir.

## Ön göz: kâğıtlar

- **Ne zaman, kimden, nasıl öğreneceğim?** Sonuç telefonla mı gelecek, sisteme mi düşecek, kaçta? Bilmiyorsanız bugün arayıp sorun. Belirsizliğin bu kadarı gereksizdir ve kaldırılabilir.
- **Sorularım.** Doktora, avukata, okula soracaklarınız. Aklınıza geldikçe yazın. Gece gelen soru da sorudur, kâğıda geçince sabaha kadar susabilir.
- **İki telefon numarası.** Sonucu öğrendiğinizde ilk arayacağınız kişi ve o açmazsa ikincisi.

## Orta göz: ellere iş

Beklerken dikkat isteyen işler yarım kalır. Çantaya büyük roman koymayın. Ellerin yaptığı, gözün izlediği, bozulsa da üzmeyen şeyler koyun: yün, bulmaca, soyulacak mandalina, düzenlenecek bir çekmece, eski fotoğrafların olduğu bir zarf.

Arama çubuğunu çantaya almayın. Sonuç çıkmadan sonucu aramak, sizinle hiç tanışmamış birinin korkusunu ödünç almaktır. İlle de bakacaksanız bir süre koyun ve baktığınız yerin kime ait olduğuna dikkat edin: kurumunuzun, hekiminizin gösterdiği kaynak ile bir yabancının yazdığı yorum aynı şey değildir.

## Yan cep: cümleler

Çevreniz soracak. Her soruya baştan anlatmak yorar. Cebinizde üç hazır cümle bulunsun:

> "Perşembe belli olacak. Belli olunca ben haber vereceğim, o zamana kadar sormazsan bana iyilik edersin."

> "İyi düşün demen içten, biliyorum. Ama ben bugün hem iyiyi hem kötüyü düşünüyorum, ikisi de olabilir."

> "Bundan konuşmayalım. Bana bugün ne yediğini anlat."

## Dipte: korku

Çantanın dibinde o var. Onu dışarıda bırakamazsınız, ama en üste koymak zorunda da değilsiniz. Günde bir kez, hep aynı koltukta, çayınız bitene kadar onunla oturun. *Kötü çıkarsa ilk gün ne yaparım? İkinci gün?* Bunu düşünmek felaketi çağırmaz. Zihin çoğu zaman en kötünün kendisinden değil, en kötünün *devamının olmamasından* korkar. Devamını yazın: "Arayacağım. Ağlayacağım. Ablam gelecek. Pazartesi randevu alacağım."

Çay bitince koltuktan kalkın. Devamı yarın.

## Boş bırakılan yer

Çantada boşluk kalsın. Beklerken hayat da gelir: komşunun çocuğu bir şey anlatır, hava açar, güldüğünüzü fark edersiniz. Gülmek haberi bozmaz. Kaygılı kalmak da haberi düzeltmez; bunun için nöbet tutmanız gerekmiyor.

İşyerinize söylemek size bağlıdır. Ayrıntısız söylenebilir: "Bu hafta bir sonuç bekliyorum, aklım biraz dağınık. Perşembe öğleden sonra telefonum açık olacak." Önemli bir imzayı, kırıcı olabilecek bir konuşmayı cumaya bırakın.

## Kapı açılınca

Haber geldiğinde yalnız olmamayı deneyin. Duyduğunuzun yarısını unutursunuz; yanınızdaki not alsın ya da siz "bunu yazılı alabilir miyim" diye sorun. İyi haber de insanı yıkabilir; günlerce tuttuğunuz nefes birden boşalır. O gün iş yapmayın.

Kötü haberse ilk iş karar vermek değildir. İlk iş oturmak, su içmek, birini aramaktır. Beklerken ya da sonrasında bedeninizde ani ve şiddetli bir şey olursa, ya da yaşamak istemediğinizi düşünürseniz [112’yi arayın](tel:112). Bekleyiş uzadıkça uyku ve iştah sizi bırakıyorsa bir ruh sağlığı uzmanı da bu salonda yanınıza oturabilir.
`,
  },
  en: {
    title: 'A bag for the waiting room',
    summary: 'A blood test, an exam, a court, a reply: what to put into the days until the answer comes.',
    body: `
Waiting is not counted as work, and nobody sees how hard we are at it. Yet a test result due on Thursday can leave you, somewhere between Tuesday and Wednesday, as tired as if you had been carrying stones.

The hard part of waiting is not bad news. It is the stretch in which the news is both good and bad, and the two stand side by side. You can pack a bag for that stretch. Here is what might go in; yours may be smaller.

## Front pocket: papers

- **When, from whom and how will I hear?** By phone, on a website, at what hour? If you do not know, call today and ask. That much uncertainty is unnecessary and can be taken away.
- **My questions.** For the doctor, the lawyer, the school. Write each one down as it comes. Those that come at night count as well, and on paper they may keep quiet until morning.
- **Two phone numbers.** The person you will call first, and another in case there is no answer.

## Middle: something for the hands

Whatever asks for attention gets left half done while you wait, so do not pack a great novel. Pack things that hands can do and eyes can follow, and that may be spoiled without regret: wool, a puzzle, tangerines to peel, a drawer to tidy, an envelope of old photographs.

Leave the search box at home. Looking up a result before there is one means borrowing the fear of someone who has never met you. If you must look, set a time, and notice whose page it is. What your doctor pointed you to and what a stranger wrote below a post are two different things.

## Side pocket: sentences

People will ask, and starting from the beginning each time is tiring. Keep three sentences ready:

> "We will know on Thursday. I will tell you when I do, and it would be kind not to ask before."

> "I know that you mean it when you say think positive. Today I am thinking of both, because both are possible."

> "Let us not talk about it. Tell me what you had for lunch."

## At the bottom: fear

That is what lies at the bottom of the bag. It cannot be left out, but it does not have to go on top. Once a day, always in the same chair, sit with it until your tea is finished. *If it is bad, what do I do on the first day? And on the second?* Thinking so does not summon disaster. Often what the mind dreads is less the worst itself than there being *nothing after it*. So write down what comes after: "I will call. I will cry. My sister will come. On Monday I will make an appointment."

When the tea is gone, get out of the chair. The rest is for tomorrow.

## Left empty

Leave some space. Life goes on arriving while you wait. A neighbour's child tells you something, the sky clears, you catch yourself laughing. Laughing does not spoil the news. Staying anxious does not improve it either, so there is no need to stand guard.

Whether to tell them at work is up to you. It can be done without details: "I am waiting for a result this week and my mind wanders a bit. On Thursday afternoon I will keep my phone on." Leave an important signature, or a talk that could turn harsh, until Friday.

## When the door opens

Try not to be alone when the news comes. Half of what you hear will be lost, so let the person with you take notes, or ask whether you might have it in writing. Good news can knock one over as well; a breath held for days goes out all at once. Do no work that day.

If it is bad, the first task is not to decide. It is to sit, to drink water, to call someone. If anything sudden and severe happens in your body, during the wait or after it, or if you think of not wanting to live, [call 112](tel:112). And if sleep and appetite are leaving you as the wait drags on, a mental health professional can come and sit in this room with you, too.
`,
  },
}
