import type { BulletinSeed } from '../content-seed.ts'

export const differentClocks: BulletinSeed = {
  key: 'different-clocks',
  issuedOn: '2025-03-03',
  tr: {
    title: 'Aynı ofiste ayrı saatler',
    summary:
      'Oruç tutan, gece vardiyasından çıkan, bebeği üç kez uyanan, ilacını saatinde alan: hepsi aynı toplantıda.',
    body: `
Toplantı saat on beşte. Masada altı kişi var ve altı ayrı saat.

Biri sahura kalktı, biri hiç uyumadı. Biri bebeği ikide, dörtte ve altıda emzirdi. Biri ilacını tam üçte almak zorunda ve bunu kimse bilmiyor. Biri için gün yeni başladı, çünkü dün gece sunucuyu o ayağa kaldırdı. Sonuncunun hiçbir özel durumu yok; yalnızca öğleden sonraları aklı yavaşlar.

Bu masada kimsenin kimseye kendini açıklaması gerekmez. İnancını, hastalığını, evini. Gereken, saatlerin ayrı olduğunu varsaymaktır.

Bunu varsayan ekiplerde küçük değişiklikler görülür:

- Toplantı daveti "size uyar mı" sorusuyla gider ve uymadığını söylemek için gerekçe istenmez.
- Önemli kararlar günün tek bir saatine yığılmaz.
- Yemekli kutlama yapılacaksa iki seçenek olur ya da yemek olmaz.
- Kimse kimsenin tabağına, bardağına, boş masasına yorum yapmaz.
- Mola, herkesin aynı anda çıkmak zorunda olduğu bir zil değildir.

Siz de kendi saatinizi bir kez yazın. En açık olduğunuz iki saat hangisi? Zor işi oraya, kolay işi yavaş saate koyun. Mümkün değilse en azından bilin: üçte anlamadığınız cümle sizi yavaş biri yapmaz.
`,
  },
  en: {
    title: 'Different clocks in one office',
    summary:
      'One is fasting, one comes off the night shift, one has a baby who woke three times, one takes a pill on the hour.',
    body: `
The meeting is at three. Six people sit at the table, and there are six clocks.

One got up before dawn to eat. One has not slept at all. One fed a baby at two, at four and at six. One has to take a medicine at three, and nobody knows. One brought the server back last night and has only just begun the day. The sixth has no special circumstances, except a mind that slows in the afternoon.

Nobody at this table owes anybody an explanation of their faith, their health or their home. All it takes is to assume that the clocks differ.

In teams that assume so, small things change:

- An invitation asks whether the hour suits, and no reason is needed for saying that it does not.
- Big decisions are not all heaped on one hour of the day.
- A celebration with food has two options, or no food.
- People do not comment on each other’s plate, glass or empty chair.
- A break is not a bell at which everyone has to go out together.

Write down your own clock for once. Put the hard work in your two clear hours. Where you cannot, know at least this: not grasping a sentence at three does not make you a slow person.
`,
  },
}
