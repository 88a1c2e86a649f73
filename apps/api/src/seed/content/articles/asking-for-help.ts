import type { ArticleSeed } from '../article-seed.ts'

export const askingForHelp: ArticleSeed = {
  key: 'asking-for-help',
  category: 'support',
  publishedAt: '2026-05-11T06:00:00Z',
  tr: {
    title: 'Yardım istemenin ilk cümlesi',
    summary: '"Benden daha kötüsü var" diye erteleyenler için: kime, ne zaman ve hangi sözlerle.',
    body: `
Yardım istemek üzerine herkesin güzel sözleri vardır. Sıra kendimize geldiğinde ise telefonu elimize alır, numarayı açar, sonra mutfağa su içmeye gideriz.

Zor gelmesi şaşırtıcı değildir. Çoğumuz başının çaresine bakmayı övgüyle öğrendik. "Kimseye yük olmamak" iyi bir huy gibi anlatıldı. Oysa yükü paylaşmak ile yük olmak aynı şey değildir.

## Erteleten düşünceler

- *"Benden daha kötü durumda olanlar var."* Vardır. Ama destek, sırası en kötü olana gelen bir kuyruk değildir. Erken istemek, sorunu büyümeden konuşmaktır.
- *"Kendim halletmeliyim."* Halledebiliyor olsanız bu yazıyı okumazdınız belki de. Diş ağrısında kendinize böyle demezsiniz.
- *"Ne diyeceğimi bilmiyorum."* Bilmeniz gerekmez. Derli toplu anlatmak dinleyenin de işidir.
- *"Duyulur."* Kime anlattığınızı siz seçersiniz. Bir uzmana başlamadan önce anlattıklarınızın kiminle, hangi durumda paylaşıldığını sorabilirsiniz; bu soru ayıp değil, hakkınızdır.

## İlk cümle için birkaç öneri

Uzun bir açıklama hazırlamayın. Tek cümle kapıyı aralamaya yeter.

> "Bir süredir iyi değilim ve bunu ilk kez birine söylüyorum."

> "Bir şey anlatmak istiyorum, çözüm bulmana gerek yok."

> "Nereden başlayacağımı bilmiyorum, soru sorar mısın?"

Söylemek zor geliyorsa yazın. Bir mesaj, bir not, telefon ekranında hazırladığınız üç satır. "Bunu yüzüne söylemek zor, önce okur musun" demek de bir başlangıçtır.

## Kime

1. **Bir yakınınıza**, yanınızda birinin olmasına ihtiyaç duyuyorsanız. En yakınınız olması şart değil; yargılamadan dinlediğini gördüğünüz kişi olsun.
2. **Hekiminize**, bedeninizde değişiklikler varsa ya da nereye gideceğinizi bilmiyorsanız.
3. **Bir psikoloğa ya da danışmana**, aynı şeylerin içinde dönüp duruyorsanız.
4. **Sosyal destek hattına**: [183](tel:183), sosyal destek konularında arayabileceğiniz hattır.
5. **Acil yardıma**: sizin ya da bir başkasının hayatı tehlikedeyse, [112’yi arayın](tel:112). "Yeterince acil mi" diye düşünmek için vakit kaybetmeyin.

## İlk görüşmede ne olur

Genellikle size ne getirdiği sorulur, siz anlatabildiğiniz kadar anlatırsınız. Ağlayabilirsiniz, susabilirsiniz, "bunu konuşmak istemiyorum" diyebilirsiniz. Karşınızdaki kişinin eğitimini, çalışma biçimini, görüşmelerin ne kadar süreceğini sorabilirsiniz. İçinize sinmezse bir başkasını denemek kabalık değildir.

Yanınıza üç satırlık bir not alın: ne zamandır sürüyor, en çok neyi zorlaştırıyor, ne değişse rahatlarsınız. Yolda vazgeçmek isterseniz notu açıp yeniden okuyun; onu, daha sakin olduğunuz bir saatte, kendiniz için siz yazdınız.

## Cevap beklediğiniz gibi değilse

Bazen cesaretimizi toplarız, karşımızdaki konuyu değiştirir ya da "takma kafana" der. Bu sizin değersiz olduğunuzu değil, o kişinin o gün taşıyamadığını gösterir. Kapı yanlış olabilir; çalmak yanlış değildi. Biraz soluklanın, sonra bir sonrakini deneyin.
`,
  },
  en: {
    title: 'The first sentence of asking for help',
    summary: 'For those who wait because others have it worse: whom to ask, when, and in what words.',
    body: `
Everybody has fine words about asking for help. When our own turn comes, we pick up the phone, find the number, and go to the kitchen for a glass of water.

That it is hard is no surprise. Many of us were praised for managing alone, and "never being a burden" was taught as a virtue. Yet sharing a weight and being one are two different things.

## Thoughts that make us wait

- *"Others have it worse."* They do. But support is not a queue that serves the worst case first. Asking early means talking before it has grown.
- *"I ought to manage by myself."* If you could, you might not be reading this. Nobody says so about a toothache.
- *"I do not know what to say."* You need not. Putting it in order is also the listener's job.
- *"People will hear of it."* You choose whom you tell. Before you begin with a professional, you may ask what is shared, with whom and in which cases. That question is not rude; it is your right.

## A few first sentences

Do not prepare a long explanation. One sentence is enough to set the door ajar.

> "I have not been well for a while, and you are the first person I am telling."

> "I want to tell you something. You do not need to solve it."

> "I do not know where to start. Could you ask me questions?"

If saying it is too hard, write it: a message, a note, three lines on your screen. "This is difficult to say aloud, would you read it first?" is a beginning as well.

## Whom to ask

1. **Someone close**, if you need a person beside you. Not necessarily the closest one, but someone you have seen listen without judging.
2. **Your doctor**, if your body has changed or you do not know where to turn.
3. **A psychologist or a counsellor**, if you keep going round in the same circle.
4. **The social support line** in Türkiye: [183](tel:183).
5. **Emergency help**, if your life or someone else's is in danger: [call 112](tel:112). Lose no time over whether it is urgent enough.

## What happens at a first meeting

Usually you are asked what brings you, and you tell as much as you can. You may cry, fall silent, or say "I would rather not talk about that". You may ask about the other person's training, how they work, and how long the meetings last. If it does not feel right, trying somebody else is no offence.

Bring a note of three lines: how long it has lasted, what it makes hardest, and what would have to change for you to feel relief.

## If the answer is not what you hoped

Sometimes we gather our courage and the other person changes the subject, or says "don't think about it". It does not show that you are not worth the trouble. It shows that they could not carry it that day. It may have been the wrong door. Knocking was not wrong. Try the next one.
`,
  },
}
