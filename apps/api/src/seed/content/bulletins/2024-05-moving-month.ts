import type { BulletinSeed } from '../content-seed.ts'

export const movingMonth: BulletinSeed = {
  key: 'moving-month',
  issuedOn: '2024-05-06',
  tr: {
    title: 'Kutuların arasında bir ay',
    summary: 'Taşınanlar için: koliye girmeyen şeyler, ilk gece çantası ve yeni kapının önündeki yabancılık.',
    body: `
**Koli 1: Üzerine "bakmadan kapat" yazılacaklar.** Eski mektuplar, biten ilişkinin fotoğrafları, ölmüş birinin kazağı. Taşınma haftası bunlara karar verme haftası değildir. Kapatın, tarih atın, kışa bırakın.

**Koli 2: İlk gece.** Çarşaf, ilaçlar, şarj aleti, iki bardak, çaydanlık, çocuğun uyumak için istediği şey. Bu kutuyu kendi arabanızla ya da kucağınızda taşıyın.

**Koli 3: Vedalar.** Bakkala, kapıcıya, karşı komşuya birer cümle. "Burada iyi günlerimiz oldu" demek hem onlara hem size iyi gelir. Çocukla odasına el sallamak da çocukça değildir.

**Koli 4: Kırılacaklar.** Siz. Taşınan insanlar gereksiz yere kavga eder; nedeni çoğu zaman birbirleri değil, üç gündür doğru dürüst uyumamış olmalarıdır. "Bunu pazartesi konuşalım" demek bu hafta için yeterli bir uzlaşmadır.

**Koli 5: Boş kutu.** Yeni evde eski alışkanlıklarınızdan hangisini istemediğinizi buraya yazıp atın.

Ev istemeden değiştiyse, kira yetmediği ya da bir ilişki bittiği için, sevinmek zorunda değilsiniz. Yeni kapının önünde anahtarı ararken gelen yabancılık geçebilir; acele etmeyin. Kira sözleşmesi ya da depozito konusunda takıldığınız bir yer varsa hukuki bilgilendirmeden yararlanabilirsiniz.
`,
  },
  en: {
    title: 'A month among boxes',
    summary:
      'For people who are moving: what does not fit in cartons, the first-night bag, and strangeness at a new door.',
    body: `
**Box 1, to be closed without looking.** Old letters, photographs of what is over, the jumper of somebody who died. The week of the move is no week for decisions about these. Close it, write the date, leave it until winter.

**Box 2, the first night.** Sheets, medicine, chargers, two glasses, a kettle, whatever the child needs in order to sleep. Take this one in your own car or on your lap.

**Box 3, farewells.** A sentence for the grocer, the caretaker, the neighbour opposite. "We had good days here" does them good, and you. Waving goodbye to a bedroom with a child is not childish either.

**Box 4, fragile.** That is you. People who move quarrel over nothing, mostly because nobody has slept properly for three days. "Let us talk about it on Monday" is agreement enough for this week.

**Box 5, empty.** Write down which of your old habits you do not want in the new home, put it in here and throw it away.

If you did not choose to move, because the rent went up or a relationship ended, you are not obliged to be glad. The strangeness of searching for the right key may pass; give it time. With questions about a lease or a deposit, you can turn to legal information.
`,
  },
}
