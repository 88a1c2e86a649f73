import type { PressSeed } from '../content-seed.ts'

export const noThirdPartyTrackers: PressSeed = {
  key: 'no-third-party-trackers',
  publishedOn: '2026-05-25',
  tr: {
    title: 'Sitelerimizde başka şirketlerin izleyicisi yok',
    summary: 'Yazı tipinden bayrağa kadar her dosya kendi sunucumuzdan geliyor; reklam çerezi kullanılmıyor.',
    body: `
Bir kişinin "tükenmişlik" başlıklı bir sayfayı açtığını bizden başka hiçbir şirketin bilmesi gerekmez. Bu ilkeyi sitelerimizin tamamında uyguluyoruz.

Sayfalarımız başka bir şirkete istek göndermez. Yazı tipleri, simgeler, ülke bayrakları ve çizimler kendi sunucumuzdan yüklenir. Reklam pikseli, sosyal medya eklentisi ve dışarıdan gömülü harita bulunmaz. Testlerde, formlarda ve randevu sayfalarında bu kural istisnasızdır.

Çerezler konusunda da sade bir yol seçtik. Zorunlu olanlar dışında her şey kapalı gelir. "Tümünü reddet" ile "Tümünü kabul et" aynı büyüklükte, yan yana durur; pencereyi kapatmak onay sayılmaz. Ziyaret ölçümü ancak ziyaretçinin izniyle yapılabilir; izin aynı kolaylıkla geri alınır ve saklanan bilgiler o anda silinir.

Giriş yapan çalışanların kullanım kayıtları e-posta, serbest metin ya da test adı taşımaz. Bu kayıtlar da yalnızca toplu rapor için, yayımladığımız alt sınırlar içinde kullanılır.

Hangi bilginin neden ve ne kadar saklandığı [çerez politikasında](/cerez-politikasi) madde madde yazıyor.
`,
  },
}
