import type { ArticleSeed } from '../article-seed.ts'

export const lossesWithoutAFuneral: ArticleSeed = {
  key: 'losses-without-a-funeral',
  category: 'loss',
  publishedAt: '2026-09-28T06:00:00Z',
  tr: {
    title: 'Cenazesi olmayan kayıplar',
    summary:
      'Biten bir ilişki, doğmayan bir bebek, ölen bir kedi, kapanan bir iş: adı konmamış yaslara yer açmak.',
    body: `
Kimse helva kavurmadı. Kimse kapınızı çalıp "başın sağ olsun" demedi. İşyerinde izin formunda böyle bir seçenek yoktu. Yine de bir şey bitti ve siz onun ardından bakıyorsunuz.

Bazı kayıpların töreni yoktur. Tören olmayınca insan yas tutmaya da hakkı olmadığını sanır. Oysa yas, kaybedilenin büyüklüğüne göre değil, ona ne kadar yer ayırdığınıza göre gelir.

## Bu sayfada kimler var

**Düşükten sonra bir kadın ve bir adam.** Komşular hamileliği bilmiyordu, bu yüzden kaybı da bilmiyor. Evde bir isim söylenmişti, bir kere, yavaşça. O isim şimdi kime ait, bilmiyorlar.

**Kedisini veterinerde bırakıp gelen biri.** Tasma cebinde. Ertesi sabah toplantıda "nasılsın" diye sordular, "iyiyim" dedi. Bir kedi için ağlanmaz diye öğrenmişti. On dört yıl boyunca onu kapıda karşılayan başka kimse olmamıştı.

**Boşanma kâğıdını imzalayan biri.** Kendi istemişti. Herkes onu kutluyor. O ise pazar kahvaltısını, kayınvalidesinin telefonunu, "biz" demeyi özlüyor. Hem doğru karar verip hem üzülmek mümkündür.

**Atölyesini kapatan bir usta, işten çıkarılan bir mühendis.** Giden yalnızca maaş değil. Sabah nereye gideceğini bilmek, birinin "ustam" demesi, kartvizitteki kelime.

**Annesi yaşayan ama artık onu tanımayan biri.** Ölen yok. Her ziyarette yeniden eksilen biri var.

**Eski arkadaşına küs olan, hasta bedenine küs olan, memleketine dönemeyen.** Liste uzar. Kendinizinkini ekleyin.

## Çevrenizden duyacaklarınız

"Yenisini alırsın." "Gençsin, yine olur." "Hiç değilse…" Bu sözlerin çoğu kötülükten değil, söylenecek bir kalıp bulunamamasından gelir. Cenazenin kalıbı vardır, bunların yoktur. Karşınızdakine kalıbı siz verebilirsiniz:

> "Bir şey söylemene gerek yok. Benim için bir kayıp, öyle bilinsin yeter."

Söylenince tuhaf bir şey olur: karşınızdaki çoğu zaman rahatlar ve kendi adsız kaybını anlatmaya başlar.

## Kendi törenini kurmak

Tören; bir yer, bir söz ve bir hareketten oluşur. Üçünü de siz seçebilirsiniz.

- **Yer.** Onu hatırlatan ya da tam tersine hiç hatırlatmayan bir yer. Bir bank, bir iskele, mutfağınız.
- **Söz.** Ona yazılmış bir sayfa. Gönderilmeyecek. "Sana söyleyemediğim şuydu" diye başlayabilir.
- **Hareket.** Bir fidan dikmek, bir kutuyu kapatıp rafın üstüne kaldırmak, bir fotoğrafı çerçeveletmek, mum yakmak, denize bir taş bırakmak.

Yanınıza birini alabilirsiniz. Tek başınıza da olur. Saatini siz koyun ve o saatte telefonunuz kapalı olsun. Bittiğinde bir şey yiyin; törenlerden sonra hep yenir, bunun bir bildiği vardır.

## Takvimin gizli günleri

Doğması beklenen tarih. Evlilik yıldönümü. Atölyenin açılış günü. Kimsenin bilmediği bu günler, hiç uyarmadan gelir ve sizi neden ağladığınızı bilmez hâlde bırakır. Takviminize yalnızca sizin anlayacağınız bir işaret koyun. O gün işten biraz erken çıkın, birine "bugün benim için zor bir gün" deyin. Nedenini söylemek zorunda değilsiniz.

## Ne zaman yalnız taşımamalı

Haftalar geçiyor ve siz işe gidemiyor, yemek yiyemiyor, hiçbir şeyle ilgilenemiyorsanız; kayıp sizin suçunuzmuş gibi aynı sahneyi döndürüp duruyorsanız bir ruh sağlığı uzmanına anlatın. "Ama kimse ölmedi ki" demenize gerek yok. Gebelik kaybının ardından bedeninizde kanama, ateş, şiddetli ağrı varsa zaman kaybetmeden sağlık kuruluşuna başvurun. Yaşamak istemediğinizi düşünüyorsanız [112’yi arayın](tel:112) ve şimdi, yanınızda olabilecek birine haber verin.

Adsız kaybın adı sizde. İsterseniz bu akşam bir kâğıda yazın. Kâğıdı kimseye göstermeseniz de artık bir yeri vardır.
`,
  },
  en: {
    title: 'Losses without a funeral',
    summary:
      'A relationship that ended, a baby not born, a cat that died, a business closed: room for unnamed grief.',
    body: `
Nobody brought food. Nobody rang your bell to say how sorry they were. The leave form at work had no box for it. And still something has ended, and you are standing there looking after it.

Some losses come without a ceremony, and where there is none, people think they have no right to grieve. But grief does not go by the size of what was lost. It goes by how much room you had given it.

## Who is on this page

**A woman and a man after a miscarriage.** The neighbours did not know of the pregnancy, so they do not know of the loss. A name had been spoken at home, once, quietly. They cannot tell whose name it is now.

**Someone who came home from the vet without the cat.** The collar is in a pocket. At the next morning's meeting they were asked how they were and said "fine". They had been taught that one does not cry over a cat. For fourteen years nobody else had met them at the door.

**Someone who has signed the divorce papers.** It was their own wish, and everybody congratulates them. They miss Sunday breakfast, the calls from a mother-in-law, the word "we". It is possible to decide rightly and to be sad.

**A craftsman who closed his workshop, an engineer who was let go.** What went was more than pay. It was knowing where to go in the morning, being called by a title, the word on a card.

**Someone whose mother is alive and no longer knows them.** Nobody has died. Somebody goes missing again at every visit.

**Those who have fallen out with an old friend or with an ailing body, those who cannot go home.** The list goes on. Add yours.

## What you may hear

"You can get another." "You are young, there will be more." "At least …" Most of it comes from the lack of a set phrase rather than from ill will. Funerals have their phrases, these losses do not. You can supply one:

> "There is nothing you need to say. To me it is a loss, and I would like that to be known."

Then something odd tends to happen. People are relieved, and begin to speak of an unnamed loss of their own.

## Making a ceremony of your own

A ceremony is made of a place, some words and a gesture. All three are yours to choose.

- **A place.** One that reminds you, or one that does not at all. A bench, a pier, your kitchen.
- **Words.** A page written to what you lost, never to be sent. It could begin with "What I could not tell you was this".
- **A gesture.** Planting something, closing a box and putting it on a high shelf, framing a photograph, lighting a candle, giving a stone to the sea.

Bring somebody along, or go alone. Set the hour, and switch off the phone for it. Eat something when it is over. People have always eaten after ceremonies, and they knew why.

## Hidden days in the calendar

The date on which a child was due. A wedding day. The day the workshop opened. Nobody else knows these days, and they arrive without warning and leave you in tears you cannot explain. Mark them with a sign that only you understand. On such a day leave work a little early and tell one person that it is a hard one. You need not say why.

## When not to carry it alone

If weeks go by and you cannot work, eat or take an interest in anything, or if you keep replaying the same scene as though the loss were your fault, tell a mental health professional. There is no need to add that nobody died. If there is bleeding, fever or strong pain after a pregnancy loss, get medical help without delay. If you think of not wanting to live, [call 112](tel:112) and let someone who can come to you know, now.

You are the one who knows the name of your unnamed loss. Write it on a piece of paper tonight, if you wish. Even if you never show it to anyone, it has a place now.
`,
  },
}
