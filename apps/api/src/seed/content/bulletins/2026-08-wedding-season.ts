import type { BulletinSeed } from '../content-seed.ts'

export const weddingSeason: BulletinSeed = {
  key: 'wedding-season',
  issuedOn: '2026-08-03',
  tr: {
    title: 'Düğün mevsiminde dört soru',
    summary: 'Üst üste gelen davetiyeler, altınlar, yollar: giderken de gitmezken de içiniz rahat olsun.',
    body: `
Ağustosta buzdolabının kapağı davetiyeyle kaplanır. Her biri sevinç, her biri bir gün izin, bir elbise, bir çeyrek, bir uçak bileti. Toplam yazılınca sevincin yüzü biraz solar.

Davetiyeyi kapağa asmadan önce sorun.

**Orada olmasam eksikliğim duyulur mu?** Duyulacaksa yol uzun da olsa gidilir. Duyulmayacaksa içten bir telefon, kalabalıkta sıkılan bir elden iyidir.

**Bunu borçla mı karşılayacağım?** Takı için kredi çekmek kimseyi mutlu etmez; çifti de etmez, bilseler. Elinizden gelen miktar küçükse zarfa küçük, karta uzun yazın.

**Orada kiminle karşılaşacağım?** Eski eş, küs kardeş, "sıra sende" diyen teyze. Bir cümleniz ve bir çıkış saatiniz olsun.

**Geri kalan yazdan ne istiyorum?** Takvime önce onu yazın, sonra düğünleri.

Gitmediğinizde haber verin, düğünden önce ve kısa: "Gelemiyorum, çok istedim, pazartesi sizi arayacağım." Pazartesi arayın.

Ekipte izinler çakışırsa kıdem yarışı yapmayın; kimin hangi düğünde tanık, hangi düğünde kalabalık olduğunu konuşun.

Kendi düğününü yapanlara: borçla başlayan sofranın faturası evliliğe gelir. Mali bilgilendirmeyi salonu tutmadan önce de arayabilirsiniz.
`,
  },
  en: {
    title: 'Four questions for the wedding season',
    summary: 'Invitations, gold coins, long drives: being at ease whether you go or stay away.',
    body: `
In August the fridge is papered with invitations. Each is a joy, and also a day’s leave, a dress, a gold coin, a ticket. Add them up, and joy turns a little pale.

Ask before you pin the next one up.

**Would I be missed?** If so, one goes, however long the road. If not, a warm phone call is worth more than a handshake in the crowd.

**Would I be paying for it with debt?** Borrowing for a gift makes nobody happy. Put little in the envelope and write a long card.

**Whom would I meet there?** A former husband, an estranged brother, the aunt who says "you next". Have a sentence ready, and an hour at which you leave.

**What do I want from the rest of the summer?** Put that in the calendar first and then the weddings.

If you are not going, say so beforehand and briefly: "I cannot come, I would have loved to, I will ring on Monday." On Monday, ring.

When leave clashes in a team, talk about who is a witness and who is one of the crowd.

To those who marry: the bill for a feast on credit is delivered to the marriage. You can ask for financial information before you book the hall.
`,
  },
}
