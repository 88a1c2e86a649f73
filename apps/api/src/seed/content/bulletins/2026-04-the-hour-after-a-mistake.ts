import type { BulletinSeed } from '../content-seed.ts'

export const theHourAfterAMistake: BulletinSeed = {
  key: 'the-hour-after-a-mistake',
  issuedOn: '2026-04-06',
  tr: {
    title: 'Hatadan sonraki ilk saat',
    summary: 'Yanlış kişiye giden mail, eksik basılan sıfır, unutulan hasta: yüzünüz yanarken ne yapmalı?',
    body: `
Önce sıcaklık gelir, kulaklardan. Sonra bir düşünce: kimse görmeden düzeltebilir miyim? Sonra bir başkası: ben zaten hep böyleyim. Üçü de birkaç saniye sürer. Bu bülten ondan sonraki altmış dakika için.

**İlk beş dakika.** Elinizi klavyeden çekin. Ayağa kalkın, bir bardak su alın. Panikle yapılan düzeltme, çoğu zaman ikinci hatadır.

**On beşinci dakika.** Üç satır yazın: Ne oldu? Kim etkilenebilir? Şu an büyümesini ne durdurur? Neden olduğu bugünün sorusu değil.

**Yirminci dakika.** Söyleyin. Size en yakın sorumluya, kısa ve süssüz: "Bir hata yaptım. Şu oldu, şunu durdurdum, şu konuda yardım gerekiyor." Kendinizi kötülemeyin; karşınızdaki hem hatayla hem sizi teselliyle uğraşmak zorunda kalır.

**Kırkıncı dakika.** Düzeltme. Mümkünse yanınızda biriyle, dört gözle.

**Altmışıncı dakika.** Dışarı çıkın. Telefonda birine olayı değil, nasıl hissettiğinizi anlatın.

İnsan sağlığı tehlikedeyse bu sıra geçerli değildir: önce haber verin, [112’yi arayın](tel:112).

Yöneticilere bir soru: Ekibinizde hatayı ilk söyleyen kişinin başına ne geldi? Bundan sonra söylenip söylenmeyeceğini o belirler. Utanç günlerce gitmiyorsa konuşmak için bize ulaşabilirsiniz.
`,
  },
  en: {
    title: 'The first hour after a mistake',
    summary:
      'An e-mail to the wrong person, a missing zero, a forgotten patient: what to do while your face burns.',
    body: `
First comes the heat, from the ears. Then a thought: can I mend it before anyone sees? And another: I am always like this. All of that takes seconds. This bulletin is for the sixty minutes that follow.

**The first five.** Take your hands off the keyboard. Stand up and fetch a glass of water. What is corrected in panic is often mistake number two.

**Minute fifteen.** Write three lines. What happened? Who may be affected? What would keep it from growing now? Why it happened is not today’s question.

**Minute twenty.** Say it, to the nearest person in charge, briefly and without ornament: "I have made a mistake. This happened, I stopped that, I need help with this." Do not run yourself down, or they will have to deal with the mistake and console you too.

**Minute forty.** Correct it, with a second pair of eyes if possible.

**Minute sixty.** Go outside. On the phone tell somebody how you feel rather than what happened.

When a person’s health is at risk this order does not apply: raise the alarm and [call 112](tel:112).

A question for managers: what happened to the last person in your team who owned up first? That decides whether it will be said again. If shame stays for days, come and talk to us.
`,
  },
}
