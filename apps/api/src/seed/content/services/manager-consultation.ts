import type { ServiceSeed } from '../content-seed.ts'

export const managerConsultation: ServiceSeed = {
  key: 'manager-consultation',
  icon: 'person',
  tr: {
    title: 'Yönetici danışmanlığı',
    summary: 'Ekibinizde zor bir durum var ve ne diyeceğinizi bilmiyorsunuz: konuşmadan önce arayın.',
    body: `
Ekibinizden birinin annesi öldü. Bir başkası toplantılarda sustu, işi aksıyor. İki kişi birbirine selam vermiyor. Yönetici olmak, bu anlarda doğru cümleyi hazır bulmak demek değildir; durup sormak da yöneticiliğe dâhildir.

## Arayınca ne olur?

Durumu ad vermeden anlatırsınız. Danışmanla birlikte üç şeye bakarsınız: ne gördünüz, ne tahmin ediyorsunuz, ne söyleyebilirsiniz? Çoğu görüşme, sizin ertesi gün kuracağınız iki üç cümleyle biter.

> "Son haftalarda seni daha sessiz görüyorum. Yanılıyor olabilirim. Konuşmak istersen buradayım, istemezsen o da olur."

## Açık kurallar

- Bir çalışanın programdan yararlanıp yararlanmadığını bizden **asla** öğrenemezsiniz.
- Kimseyi görüşmeye gitmeye zorlayamazsınız; yalnızca programı hatırlatabilirsiniz.
- Danışman disiplin, performans ya da işten çıkarma kararı vermez.
- Kendi yorgunluğunuz için de arayabilirsiniz; işvereniniz bunu da öğrenmez.

Görüşmeyi programın telefonundan isteyin. Bir çalışanınız kendine ya da başkasına zarar vermekten söz ediyorsa danışmanlık beklemeyin: [112’yi arayın](tel:112) ve onu yalnız bırakmayın.
`,
  },
  en: {
    title: 'Consultation for managers',
    summary: 'Something is hard in your team and you do not know what to say: call before you speak.',
    body: `
Somebody’s mother has died. Another has gone quiet in meetings and the work is slipping. Two people no longer greet each other. Being a manager does not mean having the right sentence ready; stopping to ask is part of the job.

## What happens when you call

You describe the situation without names. With the consultant you look at three things: what you have seen, what you suspect, and what you could say. Most of these talks end with the two or three sentences you will use the next day.

> "You have seemed quieter these past weeks. I may be wrong. If you would like to talk, I am here, and if not, that is fine too."

## The rules, plainly

- You will **never** learn from us whether an employee uses the programme.
- You cannot send anyone to counselling; you may only remind people that it exists.
- The consultant takes no part in decisions on discipline, performance or dismissal.
- You may call about your own exhaustion, and your employer does not learn of that either.

Ask for it by phone. When a member of your team speaks of harming themselves or somebody else, do not wait for a consultation: [call 112](tel:112) and do not leave them alone.
`,
  },
}
