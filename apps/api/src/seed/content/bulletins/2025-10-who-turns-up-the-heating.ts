import type { BulletinSeed } from '../content-seed.ts'

export const whoTurnsUpTheHeating: BulletinSeed = {
  key: 'who-turns-up-the-heating',
  issuedOn: '2025-10-06',
  tr: {
    title: 'Kaloriferi kim açacak?',
    summary: 'Üşüyen ile terleyenin, konuşan ile susanın ortak odasında bir ekim hikâyesi.',
    body: `
Pencere kenarında Nilgün Hanım oturur, kapı yanında Barış. Nilgün Hanım üşür, Barış terler. Ekimin ilk haftası kalorifer vanası günde dokuz kez çevrilir, hiç konuşulmadan.

Çarşamba günü Barış vananın üstüne bir not yapıştırır: "Lütfen oynamayınız." Perşembe günü notun altında başka bir el yazısı vardır: "Kime lütfen?" Cuma günü iki kişi birbirinin adını anmadan mail atar. Konu hanesinde "Isı hk." yazar, bilgi kısmında müdür.

Pazartesi odaya stajyer Elif gelir, hırkasını çıkarır, sorar: "Siz bunu hiç konuştunuz mu?" Sessizlik. "Ben üşümüyorum ama isterseniz yerimi verebilirim, kalorifere yakın." Nilgün Hanım kapının yanının ne kadar cereyanlı olduğunu bilmediğini söyler. Barış, kadının ameliyattan yeni çıktığını bilmediğini söyler. Masalar yer değiştirir. Vana bir daha anılmaz.

Kıssadan hisse çıkarmayacağız, ama üç soru bırakıyoruz:

1. Şu sıralar sizin vananız hangisi; not yazıp konuşmadığınız şey?
2. Karşınızdakinin o konuda bilmediğiniz neyi olabilir?
3. "Bunu hiç konuştunuz mu?" diye soracak bir Elif’iniz var mı?

Yoksa yönetici danışmanlığı, ekibin içinde büyüyen küçük kavgalar için de aranabilir.
`,
  },
  en: {
    title: 'Who turns up the heating?',
    summary:
      'An October story from a room shared by one who shivers and one who sweats, one who talks and one who does not.',
    body: `
Nilgün Hanım sits by the window and Barış by the door. She is cold, he is hot. In the first week of October the radiator valve is turned nine times a day, and not a word is spoken.

On Wednesday Barış sticks a note on it: "Please do not touch." On Thursday there is other handwriting below: "Please whom?" On Friday two people send e-mails without mentioning each other’s names. The subject is "Re: temperature", with the manager in copy.

On Monday Elif arrives, an intern, takes off her cardigan and asks, "Have you ever talked about it?" Silence. "I am never cold. If you like, you can have my place, it is near the radiator." Nilgün Hanım says she had no idea how draughty it was by the door. Barış says he had no idea that she was just out of hospital. The desks change places. The valve is never mentioned again.

We will not draw a moral, but we leave you three questions:

1. What is your valve these days, the thing about which you write notes and do not speak?
2. What might you not know about the other person?
3. Is there an Elif who would ask?

If there is none, managers may call for a consultation, which is also for small quarrels that are growing in a team.
`,
  },
}
