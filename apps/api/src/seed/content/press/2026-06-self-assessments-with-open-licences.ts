import type { PressSeed } from '../content-seed.ts'

export const selfAssessmentsWithOpenLicences: PressSeed = {
  key: 'self-assessments-with-open-licences',
  publishedOn: '2026-06-29',
  tr: {
    title: 'Öz değerlendirmeler kaynağı ve lisansıyla birlikte',
    summary:
      'Panelde yalnızca kullanım hakkı açık olan ölçekler yer alıyor; her birinin sınırı sayfasında yazıyor.',
    body: `
İnternette pek çok "psikolojik test" dolaşır; kimin yazdığı, kime uygun olduğu çoğunda belli değildir. Paneldeki öz değerlendirmeler için farklı bir yol izledik.

Bir ölçek, ancak yayımlanmasına açıkça izin verilmişse panele girer. PHQ-9 ve GAD-7 bunlardandır. Lisansı belirsiz olanlar, izin belgesi elimize ulaşana kadar kapalı tutulur. Kendi hazırladığımız soru listelerini de ölçek gibi göstermeyiz: üzerinde bizim yazdığımız belirtilir, puan verilmez.

Her testin sayfasında kaynağı, lisansı, Türkçe metnin nereden geldiği ve neyi gösteremeyeceği yazar. Hiçbiri tanı koymaz.

Sonuçlar kişiye aittir. Şifreli saklanır, işverene gitmez, reklamda ya da yapay zekâ eğitiminde kullanılmaz. Kişi sonucunu indirebilir ve silebilir. İki sonuç arasındaki fark, ancak ölçümün kendi oynama payını aşıyorsa değişim olarak adlandırılır.

Kendine zarar verme düşüncesini soran bir maddeye sıfırdan yüksek bir yanıt verildiğinde, toplam puan ne olursa olsun önce acil yardım kartı açılır: [112](tel:112).

Bir ölçeğin hak sahibiyseniz ve kullanımla ilgili bir sorunuz varsa bize yazabilirsiniz.
`,
  },
}
