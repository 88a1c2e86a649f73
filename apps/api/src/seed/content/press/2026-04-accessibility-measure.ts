import type { PressSeed } from '../content-seed.ts'

export const accessibilityMeasure: PressSeed = {
  key: 'accessibility-measure',
  publishedOn: '2026-04-13',
  tr: {
    title: 'Erişilebilirlikte ölçümüz: WCAG 2.2 AA',
    summary: 'Hangi ölçütle çalıştığımızı ve bir engelle karşılaşanın bize nasıl ulaşacağını anlatıyoruz.',
    body: `
Ekran okuyucu kullanan, fareyi kullanamayan, yazıyı büyüten ya da yalnızca çok yorgun olan biri de bu sitede aradığını bulabilmeli. Bu nedenle erişilebilirliği sonradan eklenen bir özellik değil, her sayfanın ölçüsü saydık.

Bütün sayfalar için hedefimiz, web erişilebilirliği ölçütleri olan WCAG 2.2’nin AA düzeyi. Bunun gündelik karşılığı şu:

- Her işlem klavyeyle yapılabilir ve nerede olduğunuz görünür.
- Metin ile zemin arasındaki karşıtlık her sürümde ölçülür.
- Şifre alanına yapıştırabilir, parola yöneticisi kullanabilirsiniz; sizden bulmaca çözmeniz istenmez.
- Hareketi azaltmayı seçtiyseniz sayfada hiçbir şey kıpırdamaz.
- Formlarda yazdığınız, hata olduğunda silinmez.

Otomatik denetimler bir sayfanın erişilebilir olduğunu tek başına göstermez. Bu yüzden bir engelle karşılaşan herkesin yazabileceği bir yol bırakıyoruz. Bildirirken hangi sayfada ne yapmaya çalıştığınızı söylemeniz yeterli; engelinizi ya da kullandığınız aracı açıklamak zorunda değilsiniz.

Her sayfa, her sürümden önce iki dilde, açık ve koyu görünümde yeniden denetlenir. Görüşlerinizi [iletişim sayfasından](/iletisim) iletebilirsiniz.
`,
  },
}
