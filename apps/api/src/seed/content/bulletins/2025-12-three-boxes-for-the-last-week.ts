import type { BulletinSeed } from '../content-seed.ts'

export const threeBoxesForTheLastWeek: BulletinSeed = {
  key: 'three-boxes-for-the-last-week',
  issuedOn: '2025-12-01',
  tr: {
    title: 'Bitmeyen işler için üç kutu',
    summary: 'Yılın son haftasına sığmayacak olanları sığdırmaya çalışmadan önce.',
    body: `
Aralık ayında takvim, dolmuş son koltuğuna üç kişi oturtmaya çalışan şoför gibi davranır. Herkes "yıl bitmeden" der. Yıl biter, işler bitmez.

Bu ay üç kutu hazırlayın. Gerçek kutu da olur, kâğıda çizilmiş kare de.

**Mavi kutu: bitecekler.** En çok üç kâğıt girer. Dördüncüyü atmak için birini çıkarmanız gerekir. Kutuya girenler için gün ve saat yazılır; saat yazılmayan iş dilektir.

**Sarı kutu: ocakta da olur.** Sahibine haber verilmesi şartıyla. "Bunu ocağın ikinci haftasında yollayacağım, size uyar mı?" Çoğu kişi bu mesajı alınca rahatlar, çünkü onun da bir sarı kutusu vardır.

**Siyah kutu: olmayacak.** Geçen yıldan devreden kurs, bir türlü yazılmayan özür, dikilmeyen perde, dil uygulamasının kırık serisi. Buraya koyduğunuz şey için kimseye hesap vermezsiniz. Özür hariç: onu çıkarıp bir daha düşünün.

Otuz bir aralıkta siyah kutuyu açmadan atın. Sarıyı takvime geçirin. Mavide kâğıt kaldıysa onu da affedin.

Yılın bu haftası, bir sandalyesi boş kalan evlerde uzun sürer. Böyle bir evdeyseniz kutularla uğraşmayın; birini arayıp "bu akşam telefonda kalır mısın" deyin.
`,
  },
  en: {
    title: 'Three boxes for what will not be finished',
    summary: 'Before you try to fit into the last week of the year what does not fit.',
    body: `
In December the calendar behaves like a minibus driver who wants three people on the last seat. Everyone says "before the year is out". The year runs out and the work does not.

Make three boxes this month, real ones or squares on paper.

**The blue box, to be finished.** It holds three notes at most. To put in a fourth you take one out. Each gets a day and an hour, because a task without an hour is a wish.

**The yellow box, January will do.** Provided its owner is told: "I shall send this in the second week of January, does that suit you?" Often they are relieved, having a yellow box too.

**The black box, not happening.** Last year’s course, the apology never written, the curtain not hemmed. You answer to nobody for what goes in here. Except the apology: take that out and think again.

On the thirty-first throw the black box away unopened. Copy the yellow one into the calendar. If a note is left in the blue one, forgive that too.

This week is long in homes where a chair is empty. If yours is one, never mind the boxes. Ring somebody and say, "Will you stay on the phone with me tonight?"
`,
  },
}
