import type { PressSeed } from '../content-seed.ts'

export const theReportingRuleInPrint: PressSeed = {
  key: 'the-reporting-rule-in-print',
  publishedOn: '2026-02-23',
  tr: {
    title: 'Raporlama kuralımızı yayımladık',
    summary: 'İşverene verilen raporun alt sınırları artık her raporun üzerinde yazıyor ve çalışanlara açık.',
    body: `
"İşverenim ne görüyor?" sorusunun yanıtını sözlü bir güvence olmaktan çıkarıp yazılı bir kurala dönüştürdük. Kural, kullanım raporunun her sayfasında yer alıyor.

**Alt sınır.** Kullanım sayıları en az 5; konular, testler ve formlar en az 10 farklı kişi olmadan gösterilmez.

**Kalan kuralı.** Gizlenen bir sayı toplamdan çıkarılarak bulunabilecekse bir sayı daha gizlenir.

**Aralık.** Gösterilenler tam sayı değil, aralıktır; yalnızca bitmiş dönemler raporlanır.

**Tek kapı.** Aynı kural filtreler, dönemler, indirilen dosyalar ve bildirimler için de geçerlidir. Raporu hazırlayan yazılımın kişilere ait satırları görme yetkisi yoktur.

**Tek yön.** Kurumlar alt sınırları kendileri için yükseltebilir, düşüremez.

Raporlarda ad, kullanım günü, tek tek test sonucu ve kimin ne okuduğu hiçbir zaman yer almaz; şehir ve bölüm ayrımı yapılmaz.

Kuralı yalnızca yazmakla yetinmiyoruz. Her sürümden önce çalışan bir deneme, meraklı bir yönetici gibi davranarak filtreleri, dönemleri ve indirmeleri birleştirir ve tek bir kişiyi ayırt etmeye çalışır. Deneme başarılı olursa sürüm yayımlanmaz.

Rapor, aynı kurumun bütün çalışanlarına aynı biçimde açıktır. Bir insan kaynakları yöneticisinin gördüğünü, ekibindeki herkes görebilir.
`,
  },
}
