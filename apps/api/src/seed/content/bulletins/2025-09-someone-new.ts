import type { BulletinSeed } from '../content-seed.ts'

export const someoneNew: BulletinSeed = {
  key: 'someone-new',
  issuedOn: '2025-09-08',
  tr: {
    title: 'Aramıza yeni biri geldi',
    summary:
      'Eylülde başlayanlara ve onları karşılayanlara: kimsenin el kitabına yazmadığı ilk hafta bilgileri.',
    body: `
Yeni gelen kişi ilk hafta görevini değil, binayı öğrenir. Yemek kaçta, kimin sandalyesi aslında kimin, kahve parasını kim toplar, müdürün kapısı kapalıysa girilir mi? Bunlar hiçbir sunumda yoktur.

**Karşılayanlara**

İlk gün bir kişi, adı belli bir kişi, öğle yemeğine götürsün. "Bir ihtiyacın olursa söyle" demeyin, çünkü yeni gelen ihtiyacını henüz bilmez. Onun yerine saat verin: "Üçte uğrayacağım." Kısaltmalarınızın bir listesini yapın; kendiniz de şaşıracaksınız. Eski çalışanla kıyaslamayın, onun masasında oturuyor olsa bile.

**Yeni gelene**

Aptalca soru hakkınız sınırsız, ama süresi var: ilk aylarda sorulan her şey doğal karşılanır. Kullanın. İsimleri unutmak ayıp değildir, "bir daha söyler misiniz" deyin. Eve gittiğinizde bitkin olmanız işi yapamayacağınız anlamına gelmez; bütün gün tercüme yapmış gibisinizdir.

Bir deftere her gün tek satır yazın: bugün ne artık yabancı değil? Ekim sonunda okuyun.

**İkisine birden**

İlk ayın sonunda on beş dakika oturun. Yeni gelen, "burada garip gelen şey" diye başlayan üç cümle kursun. Eskiler savunmaya geçmeden dinlesin. Bir iş yerini dışarıdan görebilen gözler çabuk alışır; o görüş kaybolmadan sorun.
`,
  },
  en: {
    title: 'Someone new has joined us',
    summary:
      'For those who start in September and those who receive them: what no handbook says about the first week.',
    body: `
In the first week a newcomer learns the building rather than the job. When is lunch, whose chair is really whose, who collects the coffee money, does one go in when the manager’s door is shut? No presentation covers it.

**If you are receiving**

On day one, let a particular person with a name take them to lunch. Not "tell me if you need anything" but a time: "I will come by at three." Make a list of your abbreviations, and be surprised. Draw no comparisons with the one who left, even if the desk is the same.

**If you are new**

You have an unlimited right to silly questions, but it expires. In the first months anything may be asked, so ask. Forgetting names is no disgrace; ask again. Coming home exhausted does not mean that you cannot do the job. It is as though you had been interpreting all day.

Write one line a day: what stopped being strange? Read it at the end of October.

**If you are either**

After a month, sit down for fifteen minutes. Let the newcomer finish three sentences that begin "What seems odd here is". The others listen and do not defend. Eyes that can see a workplace from outside get used to it quickly; ask before they do.
`,
  },
}
