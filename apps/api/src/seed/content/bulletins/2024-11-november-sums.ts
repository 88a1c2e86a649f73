import type { BulletinSeed } from '../content-seed.ts'

export const novemberSums: BulletinSeed = {
  key: 'november-sums',
  issuedOn: '2024-11-04',
  tr: {
    title: 'Kasım hesabı',
    summary: 'Yıl bitmeden, panik yapmadan, bir saatlik bir ev bütçesi toplantısı.',
    body: `
Kasım sıkıcı bir aydır ve hesap için sıkıcı aylar uygundur. Yılbaşı harcaması başlamamış, okul masrafı geçmiş, kışın ilk doğal gaz faturası kapıdadır.

Masada olması gerekenler: geçen üç ayın hesap dökümü, bir kalem, çay, varsa evdeki öteki yetişkin. Masada olmaması gerekenler: televizyon, suçlu arayan bir ses tonu.

**İlk on beş dakika** yalnızca bakın. Giren, çıkan, geciken. Yorum yok.

**İkinci on beş dakika** üç soru: Her ay kesilip de kullanmadığımız ne var? Kışın hangi gider büyüyecek? Şubata kadar bizi şaşırtabilecek tek ödeme hangisi olur?

**Üçüncü on beş dakika** tek karar. Bir üyelik iptali, bir taksidin tarihini bankayla konuşmak, bir miktarı maaş günü ayrı hesaba koymak. Birden çok karar aynı gece alındığında ertesi hafta unutulur.

**Son on beş dakika** güzel bir şey. Toplantının hatırası iyi olursa aralıkta yine oturursunuz.

Tek başına yaşıyorsanız bir arkadaşınızla telefonda aynı anda yapın; rakamları birbirinize söylemeniz gerekmez.

Masaya oturmak bile midenizi sıkıştırıyorsa, borç artık uyku kaçırıyorsa mali bilgilendirme için başvurabilirsiniz. Neden böyle olduğu sorulmadan nereden başlanacağına bakılır.
`,
  },
  en: {
    title: 'November sums',
    summary: 'Before the year is out, without panic: a household budget meeting of one hour.',
    body: `
November is a dull month, and dull months are good for sums. New Year’s spending has not begun, the cost of school is behind you, and the first heating bill of winter is at the door.

On the table: three months of bank statements, a pencil, tea, and the other adult of the household, if any. Not on the table: a tone of voice that looks for someone to blame.

**The first quarter of an hour** is for looking. What came in, what went out, what is late. No comments.

**The second** has three questions. What is charged every month that we do not use? Which cost will grow in winter? What single payment could surprise us before February?

**The third** is for one decision. Cancel a subscription, ask the bank to move an instalment, put a sum aside on payday. Several at once are soon forgotten.

**The last** is for something pleasant. If the meeting leaves a good memory, you will sit down again in December.

If you live alone, do it while a friend does the same on the phone, without telling figures.

If the thought alone ties your stomach in knots, or debt keeps you awake, ask for financial information. The talk looks for a place to start, without asking why it came to this.
`,
  },
}
