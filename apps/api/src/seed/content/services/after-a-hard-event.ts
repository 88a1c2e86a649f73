import type { ServiceSeed } from '../content-seed.ts'

export const afterAHardEvent: ServiceSeed = {
  key: 'after-a-hard-event',
  icon: 'alert',
  tr: {
    title: 'Zor bir olaydan sonra destek',
    summary: 'İş kazası, ani ölüm, soygun, deprem: bir iş yeri sarsıldığında ilk günler için.',
    body: `
Bir olaydan sonra herkes aynı şeyi yaşamaz. Kimi konuşmak ister, kimi çalışmayı sürdürür, kimi haftalar sonra dağılır. Bunların hiçbiri yanlış değildir.

## İş yeri için

İnsan kaynakları ya da yönetim bizi aradığında önce şu konuşulur: kim etkilendi, ne biliniyor, çalışanlara ne söylenecek? Sonra birlikte bir plan yapılır. Katılım her zaman isteğe bağlıdır; kimin gelip kimin gelmediği işverene bildirilmez.

## Siz oradaysanız

- İlk günlerde yalnız kalmamaya çalışın; yanınızda hiç konuşmadan duran biri de yeter.
- Yemek, su, uyku gibi sıradan şeyleri birinin size hatırlatmasına izin verin.
- Görüntüleri tekrar tekrar izlemeyin, paylaşmayın.
- Anlatmak istemiyorsanız anlatmayın. İstediğiniz gün, haftalar sonra bile, [talep bırakabilirsiniz](/kullanici/formlar).

Bu destek bir soruşturma değildir. Olayın nedenini, sorumlusunu, tazminatını konuşmaz; anlatılanlar tutanağa geçmez.

Tehlike sürüyorsa ya da yaralı varsa önce [112](tel:112). Günler sonra bile kendinize zarar verme düşüncesi gelirse yine 112’yi arayın ve yanınızdakine söyleyin.
`,
  },
  en: {
    title: 'Support after a hard event',
    summary:
      'An accident at work, a sudden death, a robbery, an earthquake: for the first days after a workplace is shaken.',
    body: `
People do not live through an event in the same way. One wants to talk, one goes on working, one falls apart weeks later. None of these is wrong.

## For the workplace

When human resources or management call us, we begin with this: who is affected, what is known, what will staff be told? Then a plan is made together. Taking part is always voluntary. The employer is not told who came and who did not.

## If you were there

- Try not to be alone in the first days. The company of someone who says nothing counts.
- Let somebody remind you of ordinary things such as food, water and sleep.
- Do not watch the pictures over and over, and do not pass them on.
- If you do not want to tell it, do not. You may [leave a request](/en/user/forms) on the day you wish to, even weeks later.

This is not an inquiry. It does not deal with causes, blame or compensation, and nothing said goes into a report.

While there is danger, or someone is hurt, [112](tel:112) comes first. And if days later you think of harming yourself, call 112 then too, and tell the person next to you.
`,
  },
}
