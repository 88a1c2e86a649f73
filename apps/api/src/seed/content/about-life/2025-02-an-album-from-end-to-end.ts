import type { AboutLifeSeed } from '../content-seed.ts'

export const anAlbumFromEndToEnd: AboutLifeSeed = {
  key: 'an-album-from-end-to-end',
  publishedOn: '2025-02-17',
  tr: {
    title: 'Albümü baştan sona',
    summary: 'Şarkı atlamadan, liste yapmadan, başka bir şey yaparken değil: kırk dakika yalnızca dinlemek.',
    body: `
**A yüzü**

Babamdan kalan pikap bozuk, o yüzden bu bir plak yazısı değil. Telefondan da olur. Önemli olan sıranın size ait olmaması.

Karışık çalmayı kapattım. Karanlık odada, kanepede, ayakkabısız. On yedi yaşımda ezbere bildiğim bir albüm seçtim; şimdi kırk üç yaşındayım. Birinci şarkının girişindeki nefesi unutmuşum. Solist önce nefes alıyor, sonra başlıyor, sanki o da nasıl gireceğini bilmiyormuş gibi.

İkinci şarkıda elim telefona gitti. Kimseye bir şey yazmayacaktım, el alışmış. Üçüncü şarkıyı hep atlardım. Meğer albümün yavaşladığı, soluklandığı yermiş; atlayınca dördüncüsü hep yorgun gelmiş bana.

**Ara**

Plakta burada kalkıp çevirmek gerekirdi. Kalktım, su içtim. O küçük zorunluluğun kıymetini anladım: bir şeyin ortası olduğunu bilmek.

**B yüzü**

Beşinci şarkıda, on yedi yaşında kime âşık olduğumu değil, o yaz mutfakta annemin ıslık çaldığını hatırladım. Şarkıyla ilgisi yok gibiydi; sonra ıslığın bu şarkı olduğunu fark ettim.

Son şarkı bitti. Ardından dört saniye sessizlik, kaydın parçası olan bir sessizlik. Hoparlöre yaklaştım. Orada da çalınan bir şey varmış, oda sesi.

**Kapak yazısı**

Siz hangisini dinlersiniz bilmiyorum. Bir kuralım var: sizden önce birinin sevdiği bir albüm olsun, ya da eski sizin. Üzülürseniz üzülün, ışığı açmak için acele etmeyin. Yanınızda biri varsa konuşmayın; sonunda da hemen konuşmayın.

Kırk dakika sonra oda aynıydı, perde aynı, kanepe aynı. Ayakkabılarımı bulamadım.
`,
  },
  en: {
    title: 'An album from end to end',
    summary:
      'Without skipping, without a playlist, without doing anything else: forty minutes of nothing but listening.',
    body: `
**Side A**

My father’s turntable is broken, so this is not about vinyl. A phone will do. What matters is that the order is not yours.

I switched off shuffle. A dark room, the sofa, no shoes. I chose an album that I knew by heart at seventeen; I am forty-three now. I had forgotten the breath at the start of the first song. The singer breathes in and then begins, as if she too were unsure how to enter.

During the second my hand went to the phone. There was nobody I wanted to write to, the hand is used to it. The third I always skipped. It is, I learn, the place where the album slows down and gets its wind back. Without it the fourth had always seemed tired.

**Turning over**

Here one had to get up and turn the record. I got up and drank some water, and saw the worth of that small duty: to know that a thing has a middle.

**Side B**

In the fifth song I remembered, not whom I was in love with at seventeen, but my mother whistling in the kitchen that summer. It seemed to have nothing to do with it. Then I noticed that what she whistled was this.

The last song ended. After it come four seconds of silence that belong to the recording. I moved closer to the speaker. Something is being played there as well, the sound of a room.

**Sleeve notes**

I do not know which one you will choose. My rule is that somebody loved it before you, or that you did, long ago. If it makes you sad, be sad and do not hurry to the light. If someone is with you, do not talk, and do not talk straight afterwards.

Forty minutes later the room was the same, and so were the curtain and the sofa. I could not find my shoes.
`,
  },
}
