import type { BulletinSeed } from '../content-seed.ts'

export const theSchoolBell: BulletinSeed = {
  key: 'the-school-bell',
  issuedOn: '2024-09-02',
  tr: {
    title: 'Zil çalarken üç ses',
    summary: 'Okul açılıyor: bir çocuğun, bir annenin ve okula gideni olmayan bir iş arkadaşının eylülü.',
    body: `
*Defne, sekiz yaşında:* "Çantam hazır. En çok kokulu silgimi seviyorum. Sıra arkadaşım değişir mi diye korkuyorum ama bunu söylemedim, çünkü annem zaten telefonda hep 'ben de korkuyorum' diyor."

*Annesi, kırk bir yaşında:* "Servis, yemek, forma, etüt. Hepsini bir tabloya yazdım, tablo bitmiyor. İlk hafta işe on dakika geç kaldım, kimse bir şey demedi, ben kendime dedim. Akşam ödev başında bağırdım. Uyuduktan sonra saçını okşadım."

*Aynı ofisten Kerem, otuz dört yaşında:* "Eylülde toplantıları herkes çocuğuna göre kaydırıyor. Kaydırsınlar. Ama akşamüstü nöbeti hep bana kalıyor, çünkü bekleyenim yok sanılıyor. Babama bakıyorum. Bunu kimseye anlatmadım."

Üç kişi, tek bir ay. Bu sahnede kimse kötü değil; yalnızca kimse ötekinin cümlesini duymuyor.

Bu hafta için bir deneme: ekipte herkes şu cümleyi tamamlasın, ayrıntı vermeden: "Eylülde benim için zor olan saat…" Saatler yan yana yazılınca nöbetler daha adil dağılabilir.

Evde de aynısı yapılabilir. Defne’nin saatini ilk sıraya yazın.
`,
  },
  en: {
    title: 'Three voices as the bell rings',
    summary: 'School begins: September as seen by a child, a mother, and a colleague with no one at school.',
    body: `
*Defne, eight:* "My bag is ready. I like my scented eraser most. I am afraid I will have to sit next to somebody else, but I have not said so, because Mum is always saying on the phone that she is scared too."

*Her mother, forty-one:* "The bus, lunches, the uniform, after-school hours. I made a table and the table never ends. In the first week I was ten minutes late for work. Nobody said a word, so I said it to myself. In the evening I shouted over the homework. When she was asleep I stroked her hair."

*Kerem, thirty-four, from the same office:* "In September everyone moves meetings around their children. Fine. But the late shift falls to me each time, because people think nobody is waiting for me. I look after my father. I have told no one."

Three people and one month. Nobody is wicked in this scene; it is only that none of them hears what the others say.

An experiment for this week: let everyone in the team complete one sentence, without details. "The hard hour for me in September is…" With the hours side by side, the shifts may come out more fairly.

The same can be done at home. Write Defne’s hour at the top.
`,
  },
}
