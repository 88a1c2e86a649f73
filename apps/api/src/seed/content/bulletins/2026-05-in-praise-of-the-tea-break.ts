import type { BulletinSeed } from '../content-seed.ts'

export const inPraiseOfTheTeaBreak: BulletinSeed = {
  key: 'in-praise-of-the-tea-break',
  issuedOn: '2026-05-04',
  tr: {
    title: 'Çay molasına övgü',
    summary: 'Hiçbir işe yaramadığı sanılan on dakikanın mayıs ayında yeniden keşfi.',
    body: `
Sabah çayı ince belliyle gelirdi; sonra makine geldi, karton bardak geldi, "masanda içersin" geldi. Mola kısalmadı, görünmez oldu. Şimdi bir elimizle yazıp bir elimizle içiyoruz ve ikisinin de tadını almıyoruz.

Molada ne olur? İki kişi pencereye yürür. Biri dünkü maçı, öteki annesinin tahlilini anlatır. Bir üçüncüsü gelir, susar. Kimse bir karar almaz, yine de dönüşte üç günlük bir yanlış anlama çözülmüştür. Kim kiminle konuşmuyor, kimin gözünün altı morarmış, en önce çay başında görülür.

Mayısta bir hafta şunu deneyin: çayı oturduğunuz yerde içmeyin. Kalkın, bardağı iki elinizle tutun, bir kişinin yanında durun. Telefonunuz masada kalsın, o da dinlensin.

Çay içmeyenler için: mola çaydan ibaret değildir. Su, ıhlamur, boş el olur. Sigara içmeyenler için: dışarı çıkma hakkı yalnızca içenlerin değildir, bunu söyleyen ilk kişi siz olun.

Üretim hattında, kasada, direksiyonda çalışanlar kalkamaz; onların molası, yerlerine biri gelmedikçe kâğıt üzerinde kalır. Bu yüzden çay molasını savunmak, en çok çayını oturarak içebilenlere düşer.
`,
  },
  en: {
    title: 'In praise of the tea break',
    summary: 'Rediscovering, in May, ten minutes that are thought to be good for nothing.',
    body: `
Morning tea used to come in small waisted glasses. Then came the machine, the paper cup, and "have it at your desk". The break did not grow shorter, it became invisible. Now we type with one hand, drink with the other and taste neither.

What happens in a break? Two people walk to the window. One talks about last night’s match, the other about a mother’s blood test. A third joins and says nothing. Nothing is decided, yet a misunderstanding of three days has dissolved. Who is not speaking to whom, who has dark rings under the eyes: it is seen first beside the teapot.

For one week in May, do not drink it where you sit. Get up, hold the glass in both hands and stand next to somebody. The phone stays on the desk.

If you do not like tea, take water, lime blossom or an empty hand. If you do not smoke, going outside is not reserved for those who do; be the first to say so.

People on a production line, at a till or behind a wheel cannot just get up. Their break stays on paper unless somebody takes their place. So those who can drink in peace have to defend it.
`,
  },
}
