import type { BulletinSeed } from '../content-seed.ts'

export const juneOfExams: BulletinSeed = {
  key: 'june-of-exams',
  issuedOn: '2024-06-03',
  tr: {
    title: 'Sınav evinde haziran',
    summary: 'Evde sınava girecek biri varken ne söylemeli, neyi kendinize saklamalı?',
    body: `
Sınav bir kişinin sınavıdır, ama bütün ev parmak uçlarında yürür. Televizyon kısılır, misafir çağrılmaz, herkes iyi niyetle yanlış bir şey söyler. Aşağıdaki çiftler, iyi niyetin biraz daha hafif söylenmiş hâlidir.

"Sana güveniyoruz, kazanacaksın" **yerine** "Sonuç ne olursa olsun akşam yemeğini birlikte yiyoruz."

"Kaç soru çözdün?" **yerine** "Bir şey ister misin, çay koyuyorum."

"Kuzenin nereyi kazanmıştı?" **yerine** hiçbir şey. Kuzeni o da biliyor.

"Rahat ol, heyecanlanma" **yerine** "Heyecanlanman çok doğal, ben de heyecanlıyım."

"Boşa mı gitti o kadar emek?" **yerine** "Bugün bunu konuşmak zorunda değiliz."

Sınav sabahı için ayrı bir liste gerekmez. Kimlik, belge, su, yolun bir gün önceden bilinmesi. Kapıda uzun konuşma yapmayın, sarılmak isteyip istemediğini sorun.

Siz de bu evde yaşıyorsunuz. Ödediğiniz kurs, erken kalktığınız sabahlar, kendi gençliğinizden kalan bir hayal kırıklığı araya karışıyorsa bunu çocuğunuza değil, bir arkadaşınıza ya da bir uzmana anlatın.

Gençten umutsuz sözler duyarsanız, ortadan kaybolmaktan ya da yaşamak istememekten söz ederse "sınav stresi" deyip geçmeyin. Yanında kalın, açıkça sorun ve [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'June in a house with an exam',
    summary: 'What to say and what to keep to yourself when someone at home sits an exam.',
    body: `
It is one person’s exam, but the whole household walks on tiptoe. The television is turned down, no guests come, and everybody says the wrong thing with good intentions. These pairs are the same intentions, said a little more lightly.

**Rather than** "We trust you, you will pass", say "Whatever the result, we are having dinner together."

**Rather than** "How many questions have you done?", say "I am making tea, would you like anything?"

**Rather than** "Where did your cousin get in?", say nothing. They know about the cousin.

**Rather than** "Relax, do not be nervous", say "Of course you are nervous, so am I."

**Rather than** "All that work for nothing?", say "We need not talk about it today."

The morning itself needs no long list: identity card, entry paper, water, and a route you looked up the day before. Make no speeches at the door. Ask whether a hug is wanted.

You live in this house as well. If the fees you paid, the early mornings or a disappointment from your own youth get mixed up in it, tell a friend or a professional, and not the child.

When a young person speaks without hope, of disappearing or of not wanting to live, do not put it down to exam nerves. Stay, ask openly, and [call 112](tel:112).
`,
  },
}
