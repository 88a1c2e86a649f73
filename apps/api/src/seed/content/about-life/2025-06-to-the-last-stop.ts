import type { AboutLifeSeed } from '../content-seed.ts'

export const toTheLastStop: AboutLifeSeed = {
  key: 'to-the-last-stop',
  publishedOn: '2025-06-16',
  tr: {
    title: 'Son durağa kadar',
    summary: 'Her gün üçüncü durakta indiğiniz otobüsten bir kez inmemek.',
    body: `
Yıllardır bindiğim hattın tabelasında bir semt adı yazar. Hiç gitmedim. Adını binlerce kez okudum, hakkında tek şey bilmiyorum. Haziranın izinli bir perşembesinde, kahvaltıdan sonra, inmem gereken yerde inmedim.

Şoför aynada bana baktı. Tanıyordu yüzümü. "Uyudunuz mu?" dedi. "Yok," dedim, "bugün son durak."

Dördüncü durakta okul, altıncıda mobilyacılar, dokuzuncuda birdenbire ağaçlar. İnsanlar inerken torbaları büyüyor: merkeze doğru bilgisayar çantaları, uca doğru fide, çimento, tavuk yemi. Bir teyze yanıma oturdu, elindeki kirazdan verdi. Nereye gittiğimi sordu, söyleyince bir süre sustu. "Bizim orada bir şey yok ki," dedi sonra. Özür diler gibi.

Son durak bir meydancık: çeşme, kahve, büfe, üç bank. Söylediği gibi, gerçekten bir şey yoktu. Rüzgâr vardı yalnızca, bir de çeşmenin sesi. Büfeden gazoz aldım, banka oturdum. Karşıda şehir vardı, benim şehrim, ama tersinden. Her gün altından geçtiğim kule parmağım kadardı. İş yerimi aradım, bulamadım. Şu anda orada toplantı vardı.

Yirmi dakika sonra otobüs geri kalkacaktı. Şoför kahveden seslendi: "Abi, nasıl, beğendin mi?" Beğendiğimi söyledim. "Ben on bir yıldır buradan bakıyorum," dedi, "hâlâ kendi evi hangisi seçemiyorum."

Dönüşte her zamanki durağımda indim. Tabeladaki ad artık bir yerin adı: çeşmesi, gazozu, ters duran bir şehri var.

Gidecekseniz dönüş saatini önceden sorun, yanınıza su ve su kadar boş vakit alın. Gece gitmeyin. Teyzenin kirazını da alın; reddedilmez.
`,
  },
  en: {
    title: 'To the last stop',
    summary: 'Not getting off, for once, the bus that you leave at the third stop every day.',
    body: `
The line that I have taken for years carries the name of a district. I had never been. I have read that name thousands of times and knew nothing about it. On a Thursday off in June, after breakfast, I did not get out where I should have.

The driver looked at me in the mirror; he knew my face. "Did you fall asleep?" "No," I said. "The last stop today."

At the fourth stop there was a school, at the sixth furniture shops, at the ninth, all at once, trees. The bags of those who got off grew larger: towards the centre it is laptops, towards the end seedlings, cement, chicken feed. An elderly woman sat down beside me and gave me some of her cherries. She asked where I was going, and when I told her she was silent for a while. "But there is nothing in our place," she said, as if to apologise.

The last stop is a little square with a fountain, a coffee house, a kiosk and three benches. As she had said, there really was nothing, except for wind and the sound of the fountain. I bought a lemonade and sat down. Opposite lay the city, mine, but the wrong way round. The tower under which I pass each day was the size of my finger. I looked for my office and could not find it. A meeting was going on in there.

After twenty minutes the bus would go back. The driver called from the coffee house, "Well, do you like it?" I said I did. "Eleven years I have been looking from here," he said, "and I still cannot tell which house is mine."

On the way back I got out where I always do. The name on the sign is a place now, with a fountain, a lemonade and a city turned round.

If you go, ask first when the bus returns, and take water and just as much time. Not at night. And take the cherries, one does not refuse.
`,
  },
}
