import type { BulletinSeed } from '../content-seed.ts'

export const aDictionaryOfFine: BulletinSeed = {
  key: 'a-dictionary-of-fine',
  issuedOn: '2025-11-03',
  tr: {
    title: '"İyiyim" sözlüğü',
    summary: 'Aynı sözcüğün dokuz anlamı ve her biri duyulduğunda ne denebileceği.',
    body: `
**iyiyim** *(asansörde)*: Merhaba. Karşılığı: "Ben de."

**iyiyim** *(hızlı, gözler ekranda)*: Şimdi değil. Karşılığı: Gitmek ve bir saat sonra dönmek.

**iyiyim ya** *(omuz silkerek)*: İyi değilim ama sen de yorgunsun. Karşılığı: "Ben yorulmam, anlat."

**iyiyim, iyiyim** *(iki kez)*: İlki size, ikincisi kendine. Karşılığı: Çay koymak.

**iyi olacağım** *(gelecek zamanla)*: Şu an değilim. Karşılığı: "Olana kadar ne yapalım?"

**iyiyim, siz nasılsınız** *(yöneticiye)*: Bunun değerlendirmeme yansımasından korkuyorum. Karşılığı: Israr etmemek, kapıyı açık bırakmak.

**iyiyim ben, onu düşünelim** *(hasta yakını, yeni baba, bakım veren)*: Sırada kendim yokum. Karşılığı: "Onu düşündük, şimdi sıra sende."

**iyi** *(mesajda, tek sözcük, nokta var)*: Kırıldım ya da parmağım üşüdü. Karşılığı: Aramak.

**artık iyiyim** *(uzun süredir çok üzgün olan birinden, birdenbire, vedalaşır gibi)*: Kulak kesilin. Karşılığı: Yanına gitmek, yaşamak istememe düşüncesi olup olmadığını açıkça sormak, yalnız bırakmamak ve [112’yi aramak](tel:112).

Kasım ayı için ödev: Bir gün boyunca kendi "iyiyim"lerinizi sayın ve hangi maddeye uyduğunu yanına yazın. Sözlük eksiktir; onuncu anlam size ait olabilir.
`,
  },
  en: {
    title: 'A dictionary of "fine"',
    summary: 'Nine meanings of one word, and what may be said on hearing each.',
    body: `
**fine** *(in the lift)*: Hello. Reply: "Me too."

**fine** *(quickly, eyes on the screen)*: Not now. Reply: go away, and come back in an hour.

**oh, fine** *(with a shrug)*: I am not, but you are tired as well. Reply: "I have time, tell me."

**fine, fine** *(twice)*: The first is for you, the second for myself. Reply: put the kettle on.

**I will be fine** *(future tense)*: At present I am not. Reply: "And what shall we do until then?"

**fine, and how are you** *(to a manager)*: I fear that this ends up in my appraisal. Reply: do not press, leave the door open.

**I am fine, let us think about her** *(a carer, a new father)*: I am not in the queue. Reply: "We have thought about her. It is your turn."

**fine.** *(a message of one word, with a full stop)*: I am hurt, or my fingers are cold. Reply: ring.

**I am fine now** *(from someone long desperate, all at once, as though saying goodbye)*: Listen hard. Reply: go there, ask openly about not wanting to live, stay, and [call 112](tel:112).

Homework for November: count your own for a day and note which entry they belong to. The dictionary is incomplete, and the tenth meaning may be yours.
`,
  },
}
