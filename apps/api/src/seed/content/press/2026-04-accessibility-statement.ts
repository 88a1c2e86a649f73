import type { PressSeed } from '../content-seed.ts'

export const accessibilityStatement: PressSeed = {
  key: 'accessibility-statement',
  publishedOn: '2026-04-13',
  tr: {
    title: 'Erişilebilirlik beyanımız yayında',
    summary: 'Hedefimiz WCAG 2.2 AA; ulaşamadığımız yerleri de yazıyoruz ve bildirimlerinizi bekliyoruz.',
    body: `
Ekran okuyucu kullanan, fareyi kullanamayan, yazıyı büyüten ya da yalnızca çok yorgun olan biri de bu sitede aradığını bulabilmeli. Bu nedenle erişilebilirlik beyanımızı Türkçe ve İngilizce yayımladık.

Bütün sayfalar için hedefimiz, web erişilebilirliği ölçütleri olan WCAG 2.2’nin AA düzeyi. Bunun gündelik karşılığı şu:

- Her işlem klavyeyle yapılabilir ve nerede olduğunuz görünür.
- Metin ile zemin arasındaki karşıtlık her sürümde ölçülür.
- Şifre alanına yapıştırabilir, parola yöneticisi kullanabilirsiniz; sizden bulmaca çözmeniz istenmez.
- Hareketi azaltmayı seçtiyseniz sayfada hiçbir şey kıpırdamaz.
- Formlarda yazdığınız, hata olduğunda silinmez.

Otomatik denetimler bir sayfanın erişilebilir olduğunu tek başına göstermez. Bu yüzden beyanda bilinen eksiklerimize de yer veriyoruz ve bir engelle karşılaşan herkesin yazabileceği bir yol bırakıyoruz. Bildirirken hangi sayfada ne yapmaya çalıştığınızı söylemeniz yeterli; engelinizi ya da kullandığınız aracı açıklamak zorunda değilsiniz.

Beyan, önemli her değişiklikten sonra yeniden gözden geçirilecek ve üzerine tarihi yazılacak. Görüşlerinizi [iletişim sayfasından](/iletisim) iletebilirsiniz.
`,
  },
}
