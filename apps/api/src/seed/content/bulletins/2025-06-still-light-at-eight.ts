import type { BulletinSeed } from '../content-seed.ts'

export const stillLightAtEight: BulletinSeed = {
  key: 'still-light-at-eight',
  issuedOn: '2025-06-02',
  tr: {
    title: 'Akşam sekizde hâlâ aydınlık',
    summary: 'Gün uzayınca iş de uzuyor mu? Haziran için kısa bir sayım.',
    body: `
Hava aydınlıkken işten çıkmak, erken çıkmışsınız gibi gelir. Saat yedi buçuktur oysa. Işığın bu küçük oyunu yüzünden haziranda mesai fark edilmeden uzayabilir.

Bu hafta üç şeyi sayın. Yorum yapmadan, yalnızca çentik atarak:

- Kaç gün planladığınız saatten sonra çıktınız?
- Kaç kez yemekte, parkta, balkonda iş mesajı okudunuz?
- Kaç kez "hava güzel, biraz daha oturayım" dediğiniz yer ofisti?

Sonra üç şey daha:

- Kaç akşam gün ışığında eve ya da bir arkadaşa yürüdünüz?
- Kaç kez güneşin battığı ana denk geldiniz?
- Kaç çocuk, komşu, kedi sesi duydunuz?

İki sütunu yan yana koyun. Birincisi uzunsa kendinizi paylamayın; fazla mesaiyi çoğu zaman kişi değil, iş düzeni üretir. Ama bir akşam seçin ve o akşamı önceden kapatın: "Çarşamba altıda çıkıyorum." Takvime yazın, birine söyleyin, ayakkabınızı ona göre giyin.

Fazla mesainizin karşılığı ya da izin hakkınız konusunda kuralları bilmiyorsanız iş yerinizin yönetmeliğini ve sözleşmenizi okuyun; okuduğunuzu anlamadığınız yerde baroya danışabilirsiniz.

Bir de şu: Gün ışığı kimseye prim olarak verilmez. Haziran bitince kısalmaya başlar.
`,
  },
  en: {
    title: 'Still light at eight',
    summary: 'When the day grows longer, does work grow with it? A small count for June.',
    body: `
Leaving work in daylight feels like leaving early, although it is half past seven. Because of this little trick of the light, working hours can stretch in June without anyone noticing.

Count three things this week. No comments, just strokes on paper:

- On how many days did you leave later than you had planned?
- How many times did you read a work message at dinner, in the park, on the balcony?
- How often did you think "it is lovely out, I shall sit a bit longer", and where you sat was the office?

And then three more:

- On how many evenings did you walk home, or to a friend, in the light?
- How many sunsets did you happen to meet?
- How many children, neighbours and cats did you hear?

Put the columns side by side. If the first is the long one, do not scold yourself; overtime is often made by how work is organised. But close one evening beforehand: "On Wednesday I leave at six." Tell somebody, wear the right shoes.

Not sure about overtime pay or leave? Read your contract, and ask the bar association where it is unclear.

One more thing. Daylight is not paid out as a bonus, and after June there is a little less of it each day.
`,
  },
}
