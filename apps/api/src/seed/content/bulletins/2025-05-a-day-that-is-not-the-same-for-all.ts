import type { BulletinSeed } from '../content-seed.ts'

export const aDayThatIsNotTheSameForAll: BulletinSeed = {
  key: 'a-day-that-is-not-the-same-for-all',
  issuedOn: '2025-05-05',
  tr: {
    title: 'Anneler Günü herkese aynı gelmez',
    summary: 'Mayısın çiçekli haftası için, kutlayanlara ve o gün telefonu kapatmak isteyenlere.',
    body: `
**Annesi yanında olmayana:** O gün mezarlığa gitmek de gitmemek de sevgidir. Onun yemeğini pişirebilir, sesini taklit edebilir, kimseye bir şey söylemeden öğlene kadar uyuyabilirsiniz.

**Annesiyle konuşmayana:** Nedeninizi kimseye borçlu değilsiniz. "Yine de annendir" cümlesini duyacaksınız; yanıtlamak zorunda olmadığınız cümlelerdendir.

**Anne olmak isteyip olamayana:** Vitrinlerden kaçmak yenilgi değildir. O pazar şehir dışına, sinemaya, bir tepeye gidebilirsiniz. Birine söylediyseniz "bugün nasılsın" diye sormasını da isteyebilirsiniz.

**Bebeğini kaybedene:** Siz de sayılırsınız.

**Yeni anneye:** Kutlama gününde ağlıyorsanız yalnız değilsiniz. Uykusuzluğun üstüne gülümseme eklemeniz gerekmez. Karanlık düşünceler geliyor, bebeğe ya da kendinize zarar vermekten korkuyorsanız hemen birine söyleyin, [112’yi arayın](tel:112).

**Çocuğunu tek başına büyüten babaya, anneanneye, teyzeye:** Kartta adınız yazmasa da.

**İş yerinde kutlama hazırlayana:** Güzel bir iş yapıyorsunuz. Pastayı ortak masaya koyun, isim isim çiçek dağıtmayın. İsteyen alır, istemeyen fark edilmeden geçer.

**Annesini bu hafta arayacak olana:** Kutladıktan sonra kapatmayın. "Sen benim yaşımdayken ne hayal ediyordun" diye sorun.
`,
  },
  en: {
    title: 'Mother’s Day is not the same for all',
    summary:
      'For May’s week of flowers: to those who celebrate, and those who would rather turn off the phone.',
    body: `
**To you whose mother is no longer here:** going to the grave is love, and so is not going. You may cook her dish, or sleep until noon without a word to anybody.

**To you who do not speak with your mother:** you owe no one your reasons. "But she is your mother" is a sentence that needs no reply.

**To you who wished to be a mother and are not:** avoiding shop windows is no defeat. Leave town that Sunday, see a film, climb a hill.

**To you who lost a baby:** you count.

**To you who have just become a mother:** if you cry on that day, you are not alone. If dark thoughts come and you fear harming yourself or the baby, tell someone at once and [call 112](tel:112).

**To the father, the grandmother, the aunt raising a child alone:** to you as well, though the card says otherwise.

**To whoever prepares something at work:** it is kind of you. Put the cake on a shared table rather than handing flowers out by name. Those who want to will come; others can pass unnoticed.

**To you who will ring your mother:** do not hang up after the good wishes. Ask what she dreamt of at your age.
`,
  },
}
