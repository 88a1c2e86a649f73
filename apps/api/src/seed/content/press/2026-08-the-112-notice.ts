import type { PressSeed } from '../content-seed.ts'

export const the112Notice: PressSeed = {
  key: 'the-112-notice',
  publishedOn: '2026-08-24',
  tr: {
    title: '112 uyarısı her sayfada, bağlantı yokken de',
    summary: 'Bireysel sitenin bütün sayfalarında ve her test sonucunda acil numara görünür yerde duruyor.',
    body: `
Çevrimiçi bir hizmetin söylemesi gereken ilk şey, ne zaman kullanılmaması gerektiğidir. Bireysel sitemizin bütün sayfalarında bu nedenle aynı uyarı yer alıyor: hayati tehlike ya da intihar düşüncesi varsa bu siteyi kullanmayın, [112’yi arayın](tel:112).

Uyarı, ana sayfada kaydırmadan görünür. Formlardan önce ve test sonuçlarının yanında yinelenir. Çalışan panelinde her sayfadan tek dokunuşla açılan bir acil yardım düğmesi vardır. Numara bir bağlantıdır; telefonda dokunulduğunda aramayı başlatır. İnternet kesildiğinde de ekranda kalır, çünkü gösterilmesi için sunucuya gerek yoktur.

Hassas içerikli sayfalara bir de "sayfadan hemen çık" düğmesi ekledik. Yanınıza biri geldiğinde ekranı nötr bir sayfaya çevirir.

Sanal asistan, konuşmada tehlike sezdiğinde öneri vermeyi bırakır ve aynı numarayı gösterir; kendisinin otomatik bir yazılım olduğunu da baştan söyler.

Bu düğmelerin hiçbiri acil yardımın yerine geçmez. Amacımız, o an doğru numaraya giden yolu bir adım kısaltmaktır. Acil olmayan sosyal destek konularında [183](tel:183) aranabilir.
`,
  },
}
