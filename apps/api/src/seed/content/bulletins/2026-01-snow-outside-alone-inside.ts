import type { BulletinSeed } from '../content-seed.ts'

export const snowOutsideAloneInside: BulletinSeed = {
  key: 'snow-outside-alone-inside',
  issuedOn: '2026-01-05',
  tr: {
    title: 'Dışarıda kar, içeride tek kişi',
    summary: 'Evden çalışanların ocak sessizliği ve sesli bir insan bulmanın dört yolu.',
    body: `
Kar yağınca şehir susar. Evden çalışan biri için bu, zaten sessiz olan günün bir kat daha kısılmasıdır. Akşam olur, markette kasiyere "kolay gelsin" dersiniz ve sesinizin çatallı çıktığını fark edersiniz: günün ilk cümlesi odur.

Yalnızlık, kötü bir şey yaptığınızı göstermez. Susuzluk gibidir; bir eksik olduğunu söyler. Dört küçük çare yazıyoruz, en kolayından başlayarak.

*Sesli bırakmak.* Yazacağınız bir mesajı ses kaydıyla gönderin. Karşı taraf da sesle yanıt verirse mutfakta iki kişi olursunuz.

*Açık hat.* Bir arkadaşla aynı saatte çalışın, telefon açık dursun, konuşmayın. Onun klavyesini, çaydanlığını duymak yeter.

*Aynı yer, aynı saat.* Haftada bir kütüphane, kıraathane, ortak çalışma masası. Üçüncü haftada biri başıyla selam verir.

*Gerçek söz.* Birine açıkça yazın: "Bu ara çok yalnızım, cumartesi yürüyelim mi?" Bu cümleye evet demek kolaydır, yeter ki günü de içinde olsun.

Ekip yöneten okurlarımıza: karlı günlerde toplantının ilk beş dakikasını gündemsiz bırakın.

Sessizlik günlerdir üstünüze çöküyor, yaşamak istememe düşüncesi beliriyorsa kar bahane olmasın: [112 her havada aranır](tel:112).
`,
  },
  en: {
    title: 'Snow outside, one person inside',
    summary: 'January’s silence for those who work at home, and four ways of finding a human voice.',
    body: `
When it snows, a city falls silent. For somebody who works at home, that turns a quiet day down by one more notch. In the evening you greet the cashier and notice that your voice is hoarse: it was your first sentence of the day.

Loneliness proves no fault of yours. Like thirst, it says that something is missing. Four small remedies, the easiest first:

*Say it aloud.* Send a message as a recording. If the answer is spoken as well, there are two of you in the kitchen.

*An open line.* Work at the same hour as a friend with the phone on, without talking. Their keyboard and kettle are enough.

*Same place, same time.* Once a week a library, a coffee house, a shared desk. In the third week somebody nods.

*A plain word.* Write openly: "I am very much alone just now, shall we walk on Saturday?" It is easy to say yes to, provided that it names a day.

To readers who lead teams: leave the first five minutes of a meeting without an agenda on snowy days.

If the silence has been closing in for days and the thought of not wanting to live appears, do not let the snow be an excuse: [112 can be called in any weather](tel:112).
`,
  },
}
