import type { PressSeed } from '../content-seed.ts'

export const howWeWrite: PressSeed = {
  key: 'how-we-write',
  publishedOn: '2026-11-09',
  tr: {
    title: 'Yayın ilkelerimiz: kaynağı yoksa iddiası da yok',
    summary: 'Makalelerde, bültenlerde ve tanıtım metinlerinde neyi yazdığımız, neyi yazmadığımız.',
    body: `
Ruh sağlığı üzerine yazmak kolay, dürüst yazmak zordur. İçerik ekibimizin uyduğu kuralları yayımlıyoruz.

**Yazmadıklarımız.** Danışan teşekkürü, memnuniyet puanı ve yıldız kullanmıyoruz. Ücrette promosyon yapmıyor, kendimizi başka kurumlarla kıyaslamıyor, tek bir uzmanı öne çıkarmıyoruz. Sonuç sözü vermiyoruz. Kaynağını okumadığımız bir çalışmayı anmıyor, rakam vermiyoruz.

**Yazdıklarımız.** Denenebilecek küçük şeyler, söylenebilecek cümleler, bir uzmana ne zaman gidileceği. Ağır bir konuya giren her metinde 112 dokunulabilir bir bağlantı olarak yer alır.

**Nasıl yazdığımız.** Düz cümleyle, "siz" diyerek, ünlem koymadan. Telefon ekranında, yorgun bir akşam okunacakmış gibi.

**Kim yazdı, kim baktı?** Metnin yazarı yanında gösterilir; bir uzman gözden geçirdiyse adı ve tarihi de. Kimse gözden geçirmediyse o yer boş kalır. Bir metin bir yasaya ya da çalışmaya dayanıyorsa kaynağı altında durur.

Hata bulan okurun bildirimi bizim için düzeltmenin başlangıcıdır. [İletişim](/iletisim) sayfasından yazılan her düzeltme önerisini okuyoruz. Bu ilkeler değişirse değişikliği yine burada, tarihiyle duyuracağız.
`,
  },
}
