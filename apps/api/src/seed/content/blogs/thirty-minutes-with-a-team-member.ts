import type { BlogSeed } from '../content-seed.ts'

export const thirtyMinutesWithATeamMember: BlogSeed = {
  key: 'thirty-minutes-with-a-team-member',
  category: 'support',
  publishedAt: '2025-06-16T07:00:00Z',
  tr: {
    uri: 'yoneticinin-ilk-konusmasi-otuz-dakika',
    title: 'Yöneticinin ilk konuşması: dakika dakika otuz dakika',
    summary: 'Ekibinizden biri için kaygılısınız. Odaya girmeden önce, odadayken ve çıktıktan sonra ne olur?',
    body: `
Takviminize "sohbet" yazdınız, çünkü başka bir sözcük bulamadınız. Karşınızdaki o sözcüğü gördüğünden beri işten çıkarılacağını düşünüyor. İlk düzeltme burada: davete bir cümle ekleyin. *"İşinle ilgili kötü bir haber yok; nasıl olduğunu merak ediyorum."*

Siz psikolog değilsiniz ve olmanız beklenmiyor. Bu konuşmanın amacı birinin neyi olduğunu bulmak değil; gördüğünüzü söylemek, dinlemek ve işle ilgili neyi değiştirebileceğinize bakmaktır.

## Önceki on dakika

Bir kâğıda *gördüklerinizi* yazın, *düşündüklerinizi* değil. "İki haftadır sabah toplantısına geç katıldın, salı günü raporu yarım gönderdin." Burada duruyoruz. "Galiba evde sorunu var", "sanırım içiyor" gibi satırların üstünü çizin. Tahmin, konuşmaya girince suçlamaya dönüşür.

Telefonunuzu kapatın. Oda camlıysa başka bir oda bulun ya da yürüyün.

## 00 – 05: Söylemek

Bir nefeste söyleyin, yumuşatmak için dolanmayın:

> "Son iki haftada bazı şeylerin değiştiğini gördüm: toplantıya geç katıldın, rapor yarım kaldı. Bu sana benzemiyor. Nasılsın?"

Sonra susun. Bu sessizlik yöneticilik hayatınızın en uzun sekiz saniyesi olabilir. Doldurmayın.

## 05 – 18: Dinlemek

Üç yoldan biri açılır.

**"İyiyim, bir şey yok."** Israr etmeyin. "Peki. Kapım açık, iki hafta sonra yeniden soracağım." Sorun da. Birçok insan ilk soruda değil ikincide konuşur.

**Anlatmaya başladı.** Siz az konuşun. Ayrıntı sormayın; bir hastalık adı, bir aile hikâyesi duymaya ihtiyacınız yok, duyarsanız da onu sizde kalacak bir emanet sayın. "Bunu duyduğuma üzüldüm. İşte seni en çok ne zorluyor?" sorusu sizi kendi alanınıza geri getirir.

**Öfkelendi.** Öfke çoğu zaman korkunun paltosudur. "Haklı olduğun yerler olabilir, duymak istiyorum" deyin. Savunmaya geçtiğiniz an konuşma biter.

## 18 – 25: Değiştirmek

Elinizdeki kollara bakın: öncelik, süre, saat, yer, kişi. Bir tanesini birlikte seçin ve iki hafta için deneyin. Söz verebileceğinizden fazlasını vermeyin. "Bunu insan kaynaklarına sormam gerek, perşembe dönerim" demek zayıflık değildir.

Destek programını bir kez, sıradan bir sesle anın: "Böyle zamanlar için bir programımız var. Arayıp aramadığını ben bilmem, sormam da." Broşürü masaya koyun ve konuyu değiştirin.

## 25 – 30: Kapatmak

Kararı geri söyleyin, kimin ne yapacağını netleştirin, bir sonraki günü koyun. "Bunu ekibe nasıl söyleyelim istersin?" diye sorun. Çoğu zaman cevap "söylemeyelim"dir; ona uyun.

## Konuşma başka bir yere giderse

Yaşamak istemediğini söylerse, kendine ya da başkasına zarar vermekten söz ederse artık otuz dakika yoktur. Açıkça sorun, onu yalnız bırakmayın, [112’yi arayın](tel:112). "Kimseye söyleme" derse bu sözü vermeyin. İşyerinde taciz, şiddet, ayrımcılık anlatırsa bu da sizde kalamaz; hangi yola başvurulacağını ve neyi bildirmek zorunda olduğunuzu ona açıkça söyleyin.

## Sonraki on dakika

Kapı kapandı. Kâğıda yalnızca iş kararlarını yazın; anlatılanları değil. Kendinize bir bardak su alın. Ağır bir şey duyduysanız siz de bir yere bırakmalısınız: yöneticiler, zor konuşmalardan önce ya da sonra, ad vermeden danışabilir. [Yönetici araçları](/calisan-destek-programi-yonetici-araclari) sayfası bunun için var.

İki hafta sonraki günü takvime şimdi yazın. Bu konuşmanın işe yarayıp yaramadığını bugün söyledikleriniz değil, o gün geri gelmeniz belirleyecek.
`,
  },
  en: {
    uri: 'a-managers-first-talk-in-thirty-minutes',
    title: 'A manager’s first talk: thirty minutes, one after another',
    summary:
      'You worry about someone on your team. What happens before the room, in it, and after you leave it?',
    body: `
You wrote "chat" into the calendar because you could not find another word. Ever since seeing it, the other person has been expecting to be fired. So here is the first correction: add a sentence to the invitation. *"There is no bad news about your job; I would like to know how you are."*

You are no psychologist, and nobody expects you to be. The talk is not there to find out what is the matter with somebody. It is there to say what you saw, to listen, and to look at what can be changed about the work.

## The ten minutes before

Write down what you have *seen*, not what you *think*. "For two weeks you have joined the morning meeting late, and Tuesday's report was half finished." Stop there. Strike out lines such as "there must be trouble at home" or "I suspect drinking". Once it enters the room, a guess becomes an accusation.

Switch off your phone. If the room has glass walls, find another, or go for a walk.

## 00 – 05: Saying it

Say it in one breath, without circling:

> "Over the past two weeks I have seen some things change: you came late to meetings, and the report was unfinished. It is not like you. How are you?"

Then be silent. These may be the longest eight seconds of your life as a manager. Do not fill them.

## 05 – 18: Listening

One of three roads opens.

**"I am fine, it is nothing."** Do not insist. "All right. My door is open, and I will ask again in two weeks." And do ask. Many people talk at the second question rather than the first.

**They begin to tell you.** Speak little, and do not ask for details. You have no need of the name of an illness or a family story, and if you hear one, keep it as something lent to you. "I am sorry to hear that. What is hardest for you at work?" brings you back to your own ground.

**They get angry.** Anger is often the coat that fear wears. Say: "You may be right about some of it, I want to hear." The moment you defend yourself, the talk is over.

## 18 – 25: Changing something

Look at the levers you have: priority, deadline, hours, place, people. Choose one together and try it for two weeks. Promise nothing beyond what is in your hands. "I have to ask HR, I will be back on Thursday" is not weakness.

Mention the assistance programme once, in an ordinary voice: "There is a programme for times like these. I do not get to know whether you call, and I will not ask." Put the leaflet on the table and move on.

## 25 – 30: Closing

Repeat what was decided, make clear who does what, and set the next date. Ask: "What would you like the team to be told?" The answer is often "nothing". Go by it.

## If it turns into something else

If they say that they do not want to live, or speak of harming themselves or somebody else, there are no thirty minutes any more. Ask plainly, do not leave them alone, [call 112](tel:112). If they want you to tell nobody, do not promise it. If what you hear is harassment, violence or discrimination at work, you cannot keep that to yourself either; tell them openly which way it will go and what you are obliged to report.

## The ten minutes after

The door has closed. Write down the decisions about work and none of the story. Get yourself some water. If what you heard was heavy, you need a place to put it as well: managers can ask for advice before or after difficult talks, without naming anyone. That is what the page with [manager tools](/en/employee-assistance-program-manager-tools) is for.

Enter the date in two weeks now. Whether this talk was of use will be decided less by what you said today than by your coming back on that day.
`,
  },
}
