import type { BulletinSeed } from '../content-seed.ts'

export const stopsOnTheWayHome: BulletinSeed = {
  key: 'stops-on-the-way-home',
  issuedOn: '2024-10-07',
  tr: {
    title: 'İşle ev arasındaki duraklar',
    summary: 'Servis koltuğunda, metroda, direksiyonda: günü eve taşımadan inmek için beş durak.',
    body: `
**Kalkış.** Kapı kapandı, araç hareket etti. İlk beş dakika hiçbir şey yapmanız gerekmiyor. Telefon çantada kalabilir. Camdan geçen ilk üç tabelayı okuyun, yetmezse ağaçları sayın.

**İkinci durak: bugünün artığı.** Aklınızda dönen cümle hangisi? Birinin sözü, bitmemiş bir iş, söyleyemediğiniz bir yanıt. Ona bir başlık verin, gazete başlığı gibi: "Toplantıda söz kesildi." Başlık koymak, haberi kapatmaya yarar bazen.

**Aktarma.** Kötü giden bir şeyin yanına iyi giden bir şey koyun. İkisi birbirini silmez; yalnızca gün tek renk olmaktan çıkar.

**Dördüncü durak: ev.** Kapının arkasında sizi ne bekliyor? Aç bir çocuk, sessiz bir oda, hasta bir anne. İlk cümlenizi şimdiden seçin. "Çok yoruldum" da bir cümledir, "on dakika sonra yanındayım" da.

**Son durak.** Binaya girmeden önce durun. Bir dakika, kapının önünde. Omuzlarınızı indirin, anahtarı çıkarın.

Araba kullanıyorsanız bunları direksiyonda değil, park ettikten sonra yapın. Evden çalışıyorsanız da yolunuz olsun: bilgisayarı kapatın, sokağın köşesine kadar gidip gelin. Kapıyı bir kez dışarıdan açmış olursunuz.
`,
  },
  en: {
    title: 'Stops between work and home',
    summary: 'On the staff bus, in the metro, behind the wheel: five stops for not carrying the day indoors.',
    body: `
**Departure.** The door has shut and you are moving. For five minutes nothing is required of you. The phone may stay in the bag. Read the first three signs that pass, and if that is not enough, count trees.

**Second stop, what is left of today.** Which sentence keeps turning in your head? Somebody’s remark, an unfinished task, an answer you did not give. Write it a headline as a newspaper would: "Interrupted in meeting". Sometimes a headline is what lets you fold the paper.

**Change here.** Put something that went well next to what went badly. Neither cancels the other, but the day stops being of one colour.

**Fourth stop, home.** What is behind the door: a hungry child, a silent room, a mother who is ill? Choose your first sentence now. "I am worn out" is one, and so is "I will be with you in ten minutes."

**Terminus.** Stop before you go in. One minute at the entrance. Let your shoulders drop and find the key.

If you drive, do this after parking and not at the wheel. If you work from home, make yourself a journey: shut the computer, walk to the corner and back. Then you have opened the door from outside at least once.
`,
  },
}
