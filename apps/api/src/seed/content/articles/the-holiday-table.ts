import type { ArticleSeed } from '../article-seed.ts'

/** Turkish only: it speaks of a custom that an English reader of this platform would need another text about. */
export const theHolidayTable: ArticleSeed = {
  key: 'the-holiday-table',
  category: 'family',
  publishedAt: '2026-03-09T06:00:00Z',
  tr: {
    title: 'Bayram sofrasında sınır çizmek',
    summary:
      '"Ne zaman evleniyorsunuz", "kilo mu aldın": kalabalık aile günlerinden yorulmadan dönebilmek için.',
    body: `
Bayram yaklaşırken bir yanınız özler, bir yanınız sıkışır. Özlediğiniz kokular, sesler, çocukluğunuzun odası. Sıkıştıran ise hep aynı sorulardır: evlilik, çocuk, maaş, kilo, "neden daha sık gelmiyorsun".

Aile günlerinde kendimizi on iki yaşındaymış gibi bulmamız şaşırtıcı değildir. Masadaki yerler bile değişmemiştir. Yine de siz değiştiniz ve bunu kimseyi kırmadan göstermek mümkündür.

## Gitmeden önce

- **Süreyi belirleyin.** "Öğlen geliyoruz, akşam yemeğinden sonra kalkacağız" cümlesini yola çıkmadan söyleyin. Kapıda söylenen saat pazarlığa açılır.
- **Bir nefes yeri bulun.** Balkon, bakkala gitmek, çocukları parka çıkarmak. Kimseye açıklama yapmadan on dakika.
- **Yanınızdakiyle bir işaret kararlaştırın.** Eşinizle, kardeşinizle aranızda küçük bir kelime: "artık kalkalım" ya da "beni kurtar" demek olsun.
- **Beklentiyi küçültün.** Bu bayram her şeyin konuşulup çözüleceği bayram olmayabilir. Güzel geçen bir saat yeterlidir.

## Zor sorulara kısa cevaplar

Her soru cevap istemez; kimi yalnızca alışkanlıktır. Kısa, sıcak ve kapalı bir cevap verip konuyu başka yere taşıyabilirsiniz.

1. *"Ne zaman evleniyorsun?"* – "Haber verilecek bir şey olunca ilk siz duyarsınız. Bu baklavayı kim yaptı?"
2. *"Çocuk düşünmüyor musunuz?"* – "Bu bizim aramızda kalsın istiyoruz." Sonra susun. Sessizlik sizin sorununuz değildir.
3. *"Kilo mu aldın?"* – "Bedenimle ilgili konuşmayalım, sizi görmek güzel."
4. *"Kaç para alıyorsun?"* – "Geçiniyoruz çok şükür. Sizin bahçe ne âlemde?"

Üzerinize gelinirse aynı cümleyi aynı sakinlikle yineleyin. Yeni gerekçe eklemeyin; her gerekçe yeni bir itiraz getirir.

> Sınır, karşınızdakini değiştirmez. Sizin ne yapacağınızı söyler: "Bu konu açılırsa ben biraz dışarı çıkacağım."

## Eski kırgınlıklar

Kalabalık sofra, eski bir hesabı kapatmak için iyi bir yer değildir. Söylenecek sözünüz varsa baş başa, sakin bir güne bırakın. Birinin yanında kendinizi güvende hissetmiyorsanız gitmemek de bir seçenektir. "Bu yıl gelemiyoruz, telefonla arayacağız" eksiksiz bir cümledir.

## Gidemeyenler, gidecek yeri olmayanlar

Bayram, kaybettiklerimizin yerini daha boş gösterir. Nöbette olanlar, uzaktakiler, ailesiyle görüşmeyenler için günler uzundur. Kendinize küçük bir tören yapın: sevdiğiniz bir yemeği pişirmek, mezara ya da denize gitmek, aynı durumda olan bir arkadaşı çağırmak. Telefonda bir kişiye "bugün biraz zor" demek bile günü böler.

## Dönüş yolunda

Eve gelince hemen eleştirmeye başlamayın, ne kendinizi ne onları. Şunu sorun: Bugün hangi an iyiydi? Hangi sınırı koruyabildim? Bir dahakine neyi değiştireyim?

Aile içinde şiddet görüyor ya da tehdit ediliyorsanız bu bir sınır konusu değil, güvenlik konusudur. Tehlike anında [112’yi](tel:112), sosyal destek için [183’ü](tel:183) arayın.
`,
  },
}
