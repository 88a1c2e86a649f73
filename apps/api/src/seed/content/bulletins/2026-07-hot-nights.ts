import type { BulletinSeed } from '../content-seed.ts'

export const hotNights: BulletinSeed = {
  key: 'hot-nights',
  issuedOn: '2026-07-06',
  tr: {
    title: 'Sıcak geceler için gece nöbeti',
    summary: 'Uyku gelmeyen temmuz saatlerinde evin içinde yapılabilecek sessiz bir tur.',
    body: `
**00.30** Pencereler karşılıklı açık. Perde kıpırdamıyor. Çarşafı ayak ucuna itin, yastığı ters çevirin; yastığın öteki yüzü, yazın bedava serinliğidir.

**01.15** Saat hesabı yapmayın. Yarın uykusuz geçecek günlerden biri olursa geçer; onlardan daha önce de oldu.

**01.40** Kalkın. Işığı yakmadan mutfağa gidin, bileklerinizi suyun altına tutun. Buzdolabının sesini dinleyin, o da çalışıyor.

**02.10** Balkon, yoksa pencere. Karşı binada kaç ışık var? Her biri sizin gibi biri olmayabilir: bebekli biri, fırıncı, ders çalışan biri, ağlayan biri. Onlara içinizden bir kolaylık dileyin.

**02.45** Zihin gündüzün defterini açarsa kâğıt kalem alın, başlığı yazıp kapatın: "Kira", "annemin ilacı", "perşembe sunumu". Gece çözüm yazılmaz.

**03.20** Yatağa dönün. Uyumak için değil, uzanmak için.

**Sabah.** Uykusuz direksiyona geçmeyin, yüksekte ya da makinede çalışıyorsanız amirinize söyleyin. Ekibinizde herkesin gözleri kızarıksa zor toplantıyı serin bir saate alın.

Uykusuz geceler sıcaktan önce başladıysa ve haftalardır sürüyorsa bir hekime anlatın. Gecenin bir yerinde yaşamak istemediğinizi düşünürseniz turu bırakın, birini uyandırın, [112’yi arayın](tel:112).
`,
    reviewDueOn: '2027-07-06',
  },
  en: {
    title: 'Night watch for hot nights',
    summary: 'For July hours in which sleep does not come: a silent tour of the house.',
    body: `
**00.30** The windows are open on both sides and the curtain does not stir. Push the sheet away and turn the pillow over. Its other side is the coolness summer gives away free.

**01.15** No arithmetic with hours. A day without sleep passes, as others have.

**01.40** Get up. Go to the kitchen without a light and hold your wrists under the tap. Listen to the fridge. It is on duty too.

**02.10** The balcony, or else the window. How many lights are on opposite? Somebody with a baby, a baker, a student, one who weeps. Wish them an easier night.

**02.45** If the mind opens the ledger of the day, take a pencil, write the heading and shut it: "rent", "Mother’s medicine", "Thursday’s talk". No solutions are written at night.

**03.20** Back to bed, to lie down rather than to sleep.

**Morning.** Do not drive without sleep, and if you work at heights or at a machine, tell your supervisor. When all eyes in the team are red, move the hard meeting to a cooler hour.

If the bad nights began before the heat and have lasted for weeks, tell a doctor. Should you think, somewhere in the night, of not wanting to live, leave the tour, wake someone and [call 112](tel:112).
`,
    reviewDueOn: '2027-07-06',
  },
}
