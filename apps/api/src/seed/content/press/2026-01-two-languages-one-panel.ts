import type { PressSeed } from '../content-seed.ts'

export const twoLanguagesOnePanel: PressSeed = {
  key: 'two-languages-one-panel',
  publishedOn: '2026-01-19',
  tr: {
    title: 'Çalışan paneli Türkçe ve İngilizce açıldı',
    summary: 'Aynı hesapla iki dil: metinler çevrilmedi, her iki dilde ayrı ayrı yazıldı.',
    body: `
AVITA çalışan paneli bugünden itibaren Türkçe ve İngilizce kullanılabiliyor. Dil düğmesi, bulunduğunuz sayfanın öteki dildeki karşılığını açıyor; yazının karşılığı yoksa sizi o dilin listesine götürüyor.

İki dilde de makaleler, bültenler, "Hayata dair" yazıları, hizmet kapsamı ve öz değerlendirmeler yer alıyor. Metinler önce Türkçe yazıldı. İngilizceleri sözcük sözcük çeviri değil, aynı şeyi İngilizce söyleyen ayrı metinler.

Bir yazı yalnızca bir dilde varsa bunu saklamıyoruz: öteki dilin listesinde görünmüyor, yerine makine çevirisi konmuyor. Yabancı çalışanlar için yazılmış bir makale yalnızca İngilizce, bayram sofrası üzerine bir yazı yalnızca Türkçe.

Basın odası, çerez politikası ve aydınlatma metni şimdilik yalnızca Türkçe. Bireysel sitede, müşterinin anlaması gereken metinler iki dilde de bulunuyor.

Panel telefonda kullanılacağı düşünülerek tasarlandı; bir uygulama indirmek gerekmiyor. Giriş, kullanıcı adı ve şifreyle ya da telefona gelen tek kullanımlık kodla yapılıyor.

Bir metinde yanlış, eksik ya da kırıcı bir ifade gören okurlarımız [iletişim](/iletisim) sayfasından yazabilir. Düzeltilen metinlerin önceki sürümleri saklanır, böylece neyin değiştiği sonradan da görülebilir.
`,
  },
}
