import type { BulletinSeed } from '../content-seed.ts'

export const searchingSymptomsAtNight: BulletinSeed = {
  key: 'searching-symptoms-at-night',
  issuedOn: '2026-10-05',
  tr: {
    title: 'Gece yarısı belirti aramak',
    summary: 'İki baş ağrısından bir felaket çıkaran arama kutusu üzerine, önce ve sonra kuralları.',
    body: `
Saat bir. Göz kapağınız seğiriyor. Uykusuzsunuz belki, ama parmak çoktan arama kutusunda. Üçüncü sayfada vasiyet düşünmeye başlarsınız.

Arama kutusu yaşınızı, geçmişinizi, o gün ne taşıdığınızı bilmez.

**Aramadan önce**

1. Bu belirti acil mi? Göğüste baskı, ağızda kayma, kolda ya da bacakta ani güçsüzlük, konuşamama, nefes alamama, bilinç bulanıklığı: arama yapmayın, [112’yi arayın](tel:112).
2. Acil değilse ne zaman başladığını ve ne yaparken geldiğini bir satır yazın.
3. Kendinize bir süre verin. On dakika, kronometreyle.

**Aradıktan sonra**

1. Okuduğunuz sayfada yazarın adı, kurumun adı, tarih var mı? Yoksa kapatın.
2. Size uymayan belirtileri de sayın. Genellikle uyanlardan çokturlar.
3. Öğrendiğinizi karar değil, soru olarak yazın: "Doktora sorulacak."
4. Bir ürün satılıyorsa çıkın.

Tıbbi bilgi hattı terimleri anlamanıza yardım eder, muayenenin yerine geçmez.

Aynı belirtiyi haftada birkaç gece arıyor, her seferinde rahatlayıp yeniden korkuyorsanız, aradığınız şey belki bedeninizde değil kaygıdadır. Onu da konuşabilirsiniz, üstelik gündüz.
`,
    reviewDueOn: '2027-10-05',
  },
  en: {
    title: 'Looking up symptoms at midnight',
    summary: 'On a search box that makes a catastrophe of two headaches: rules for before and after.',
    body: `
One o’clock. Your eyelid is twitching. You may just be tired, but your finger is already in the search box, and by the third page you are thinking of your will.

The box does not know your age, your history, or what you carried that day.

**Before you search**

1. Is it urgent? Pressure in the chest, a drooping face, a suddenly weak arm or leg, no words, no breath, confusion: do not search, [call 112](tel:112).
2. If not, write in one line when it began and what you were doing.
3. Give yourself a time. Ten minutes, with a stopwatch.

**After you have searched**

1. Does the page name an author, an institution and a date? If not, close it.
2. Count the symptoms that do not fit as well. They tend to be in the majority.
3. Write down what you learned as a question and not as a verdict: "Ask the doctor."
4. If something is for sale, leave.

The medical information line explains terms and does not replace an examination.

When you look up the same symptom several nights a week, feel relieved and are frightened anew, what you are looking for may not be in the body but in worry. You can talk about that too, and by day.
`,
    reviewDueOn: '2027-10-05',
  },
}
