import type { AboutLifeSeed } from '../content-seed.ts'

export const lookingForShade: AboutLifeSeed = {
  key: 'looking-for-shade',
  publishedOn: '2024-08-19',
  tr: {
    title: 'Gölgeden gölgeye',
    summary: 'Ağustos öğlesinde on beş dakikalık bir oyun: güneşe hiç basmadan nereye kadar gidilir?',
    body: `
Oyunun kuralı çocukken bildiğinizdir: yer lav. Yalnızca bu kez lav, güneş alan yer.

Öğle arasında çıktım, iş yerinin kapısından başladım. Hedef postane, normalde dört dakika. Saçağın altından yürüdüm, otobüs durağının gölgesine atladım, sonra bir çınar. Çınardan sonra on metre açıklık vardı. Bekledim. Bir kamyon yanaştı, gölgesini karşıya uzattı, geçtim.

Gölgelerin hepsi bir değilmiş. Binanınki kesin ve serin, kenarı bıçak gibi. Akasyanınki delik deşik, kolunuzda kıpırdıyor. Tentenin gölgesi renkli, çamaşırın gölgesi oynak. Bir de kendi gölgeniz var, öğlen ayağınızın dibine saklanıyor.

Yolda tanıştıklarım: camın önüne kova su koymuş bir kuaför, gölge duvarın dibine dizilmiş yedi kedi, banka güvenliği. O da aynı oyunu her gün oynuyormuş, saat başı iki adım kayarak. Bir de tentesini bana doğru indiren manav vardı; iki şeftali aldım, onları da gölgede yedim.

Postaneye yirmi iki dakikada vardım. Pul almayı unuttum.


**Oynamak isterseniz**

1. En sıcak saati değil, ikindiye yakın bir saati seçin; şapka ve su alın.
2. Caddeye çıkmak, yola atlamak yok. Araç gölgesi puan kazandırmaz, ben o kamyonu saymıyorum.
3. Başınız dönerse ya da mideniz bulanırsa oyun biter. İçeri girin, su için; düzelmezse yardım isteyin.
4. Kaybeden, bulduğu en geniş gölgeye oturur. Kazanan da yanına.

Dönüşte fark ettim: aylardır geçtiğim yolda nerede ağaç eksik, şimdi adım adım biliyorum. Belediyeye bir dilekçe yazdım. Çınar istedim.
`,
  },
  en: {
    title: 'From shade to shade',
    summary: 'A game of fifteen minutes for an August noon: how far can you go without treading on sunlight?',
    body: `
You knew the rule as a child: the floor is lava. Only this time the lava is wherever the sun falls.

I set out from the office door at lunch. The goal was the post office, normally four minutes away. I walked under the eaves, jumped into the shadow of the bus stop and reached a plane tree. After it came ten metres of open ground. I waited. A lorry drew up and stretched its shadow across, and I was over.

Not all shade is alike, it turns out. A building’s is sharp and cool, with an edge like a knife. An acacia’s is full of holes and moves on your arm. Awnings cast colour, washing casts restlessness. And there is your own, hiding at noon under your feet.

I met a hairdresser who had put out a bucket of water, seven cats lined up along a wall, and the guard of a bank. He plays every day, he said, two steps each hour. A greengrocer lowered his awning for me; I bought two peaches and ate them in its shade.

It took me twenty-two minutes. I forgot to buy stamps.

**If you would like to play**

1. Choose a time towards late afternoon rather than the hottest hour. Take a hat and water.
2. No stepping into the road. Vehicles earn no points, and I am not counting that lorry.
3. If you feel dizzy or sick, the game is over. Go indoors and drink; if it does not pass, ask for help.
4. The loser sits down in the widest shade found. The winner sits down too.

Coming back, I noticed that I now know, step by step, where on my daily way a tree is missing. I have written to the municipality. I asked for a plane tree.
`,
  },
}
