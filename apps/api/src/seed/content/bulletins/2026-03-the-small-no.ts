import type { BulletinSeed } from '../content-seed.ts'

export const theSmallNo: BulletinSeed = {
  key: 'the-small-no',
  issuedOn: '2026-03-02',
  tr: {
    title: 'Küçük hayırlar',
    summary: 'Kapıyı çarpmadan hayır demek için hazır cümleler: patrona, akrabaya, gruba, kendinize.',
    body: `
"Hayır" demek istemediğimiz her yerde başka bir şey deriz. "Bakarız." "Bir ara." "Olabilir." Karşı taraf bunu evet diye duyar, biz de geceyi bahane düşünerek geçiririz.

Büyük hayırlara gelmeden küçükleriyle alıştırma yapılabilir.

**İşte, saat beşte gelen işe:** "Bunu yarın ona kadar yapabilirim. Bugün yaparsam şu elimdeki kalır. Hangisini istersiniz?"

**Para isteyen kuzene:** "Veremem. Bunu seninle ilgili bir şey sanma, bu ay kimseye veremiyorum."

**Mahalle ya da okul grubuna:** "Bu kez ben yokum, size kolay gelsin." Gerekçe yok. Gerekçe, pazarlığın başlangıcıdır.

**Israr edene:** Aynı cümle, aynı ses tonuyla, bir kez daha. Yeni cümle bulmak zorunda değilsiniz.

**Evdeki küçüğe:** "Hayır. Ağlayabilirsin, buradayım."

**Kendinize, gece on birde:** "Hayır, o maili şimdi açmıyoruz."

Birine hayır dediğinizde içinizde bir sızı kalabilir; yanlış yaptığınız anlamına gelmez, alışık olmadığınız anlamına gelir. Ertesi gün fikrinizi değiştirebilirsiniz de. Hayırdan evete dönmek, evetten hayıra dönmekten kolaydır.

Hayır dediğinizde başınıza gelecekten gerçekten korkuyorsanız, cümle aramayın, güvendiğiniz birini arayın.
`,
  },
  en: {
    title: 'Small refusals',
    summary: 'Sentences for saying no without slamming a door: to a boss, a cousin, a group, and yourself.',
    body: `
Wherever we do not want to say no, we say something else. "We shall see." "Some time." "Perhaps." The other hears yes, and we spend the night thinking up excuses.

Before the big ones, there are small ones to practise on.

**To work that arrives at five:** "I can do it by ten tomorrow. If I do it today, this other thing has to wait. Which would you prefer?"

**To a cousin who needs money:** "I cannot. It is nothing to do with you, this month I cannot lend to anyone."

**To the neighbours’ group or the class group:** "Not me this time, I hope it goes well." No reason. A reason is where bargaining starts.

**To someone who insists:** the same sentence in the same voice, once more. You need not find a new one.

**To the small person at home:** "No. You may cry, I am here."

**To yourself, at eleven at night:** "No, we are not opening that e-mail now."

It may sting a little afterwards, because you are not used to it. And you may change your mind next day: from no to yes is easier than from yes to no.

If you truly fear what would happen after a no, do not search for a sentence but for someone you trust.
`,
  },
}
