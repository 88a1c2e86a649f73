import type { BulletinSeed } from '../content-seed.ts'

export const childrenHomeWorkOpen: BulletinSeed = {
  key: 'children-home-work-open',
  issuedOn: '2025-07-07',
  tr: {
    title: 'Çocuk evde, iş açık',
    summary: 'Yaz tatilinde çalışan anne babalar için bir haftalık yamalı bohça.',
    body: `
Okul kapandı, iş kapanmadı. Yazın on haftasını tek bir çözümle geçiren aile azdır; çoğu parçaları birbirine diker. Bir haftanın nasıl dikilebileceğine dair bir örnek:

**Pazartesi, anneanne.** Büyükanneler sevinir ve yorulur. Gün sonunda "nasıldı" diye sorduğunuzda "iyiydi" derse bir kez daha sorun.

**Salı, takas.** Sınıftan bir aileyle anlaşın: bu hafta iki çocuk sizde, gelecek hafta onlarda. İki çocuk, çoğu zaman bir çocuktan daha az iş demektir.

**Çarşamba, evden çalışma.** Kapıya bir kâğıt asın: kırmızı, toplantı; yeşil, girebilirsin. Günde bir kez, söz verdiğiniz saatte, yarım saat yalnızca onunla olun. Tutulmuş bir yarım saat, bölünmüş bir günden uzundur.

**Perşembe, kurs ya da belediyenin yaz etkinliği.** Kontenjanı erken sorun.

**Cuma, sıkılma günü.** Program yok. Sıkılan çocuk önce söylenir, sonra bir şey icat eder. Araya girmemek sizin ödeviniz.

Ekran süresi temmuzda biraz uzarsa dünya yıkılmaz. Suçlulukla değil, bilerek uzatın: "Bu ay şu kadar, okul açılınca konuşuruz."

Ekibinizde çocuğu olanlar varsa toplantıları öğleye yaklaştırın. Yoksa da bilin: kamerasını kapatan kişi belki saçını tarayan bir çocuğu saklıyordur.
`,
  },
  en: {
    title: 'Children at home, work still open',
    summary: 'A patchwork week for working parents in the summer holidays.',
    body: `
School has closed and work has not. Few families get through the summer with one solution; most sew pieces together. Here is how one week might be sewn:

**Monday, grandmother.** Grandmothers are happy, and they get tired. If "How was it?" is answered with "Fine", ask once more.

**Tuesday, a swap.** Make a deal with a family from the class: both children with you this week, with them the next. Two are often less work than one.

**Wednesday, from home.** Hang a sheet of paper on the door, red for a meeting and green for come in. Once a day, at an hour you promised, be with your child and nothing else for thirty minutes.

**Thursday, a course, or what the municipality offers in summer.** Ask about places early.

**Friday, boredom.** No programme. A bored child complains, then invents something. Do not interfere.

If screen time grows somewhat in July, the world will not end. Let it grow on purpose rather than with guilt: "This much for now, and we talk when school begins."

If people in your team have children, move meetings closer to noon. Behind a switched-off camera there may be a child combing somebody’s hair.
`,
  },
}
