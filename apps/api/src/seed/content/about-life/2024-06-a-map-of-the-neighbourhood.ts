import type { AboutLifeSeed } from '../content-seed.ts'

export const aMapOfTheNeighbourhood: AboutLifeSeed = {
  key: 'a-map-of-the-neighbourhood',
  publishedOn: '2024-06-17',
  tr: {
    title: 'Mahallenin kendi haritası',
    summary: 'Sokağınızı ilk kez görüyormuş gibi çizmek için bir kalem, bir dosya kâğıdı ve üç akşam.',
    body: `
Telefondaki haritada mahallemde on iki eczane, dört banka, iki kafe var. Gölge yok. Kedilerin toplandığı duvar, her perşembe bir pencereden gelen keman, kaldırımın bebek arabasını yuttuğu yer de yok. Bunları kimse işaretlemez, çünkü kimseye satılmaz.

Üç akşam yürüyerek kendi haritamı yaptım. Siz de yapabilirsiniz.

**İlk akşam: çizgiler.** Evi ortaya koyun, yürüdükçe sokakları ekleyin. Ölçek önemsiz. Uzun gelen yokuşu uzun çizin; ayağınız daha doğru ölçer.

**İkinci akşam: sesler ve kokular.** Fırın kaça kadar kokuyor? Hangi sokakta tabak sesi, hangisinde yalnızca klima var? Nerede adımlarınız yankılanıyor? Her birine küçük bir işaret bulun.

**Üçüncü akşam: insanlar.** Adını bilmeden selamlaştığınız kişileri yazın: terzi, köpekli adam, hep aynı bankta oturan iki kız kardeş. O akşam birinin adını sorun. Haritaya adıyla geçsin.

Araya bir de zaman katmanı çizilebilir: eskiden burada ne vardı? Bakkala sordum. Berberin yeri terziymiş, bankanın yeri açık hava sineması. Kâğıda kurşun kalemle yazdım.

Bittiğinde tuhaf bir şey fark ettim. Haritanın bir köşesi bomboştu: evden yüz adım ötede, hiç sapmadığım bir ara sokak. Girdim. Dut ağacı vardı, altı mor. Bir çocuk, basmayın, dedi, oyun alanıymış.

Haritayı buzdolabına astım. Misafirler önce gülüyor, sonra parmaklarıyla kendi evlerine giden yolu arıyor. Taşınırsam çerçeveletip yeni kiracıya bırakacağım.

Çocukla yaparsanız kalemi ona verin, siz yalnızca yürüyün. Onun boyundan bakınca mahallede bambaşka şeyler var: kapı altları, mazgallar, karınca yolları.
`,
  },
  en: {
    title: 'The neighbourhood’s own map',
    summary:
      'A pencil, a sheet of paper and three evenings, to draw your street as if you had never seen it.',
    body: `
According to my phone the neighbourhood has twelve pharmacies, four banks and two cafés. It has no shade. Nor does it have the wall where the cats meet, the violin that comes from a window on Thursdays, or the spot where the pavement swallows prams. Nobody marks these, because they are not for sale.

In three evenings of walking I made a map of my own. You can too.

**First evening, lines.** Put your home in the middle and add streets as you go. Never mind the scale. If a hill seems long, draw it long; your feet measure better.

**Second evening, sounds and smells.** How far does the bakery reach? In which street do you hear plates, and where only air conditioners? Where do your steps echo? Find a small sign for each.

**Third evening, people.** Write down those you greet without a name: the tailor, the man with the dog, two sisters who are always on the same bench. That evening ask one of them their name, and let it go on the map.

You can add a layer of time: what used to be here? I asked the grocer. The barber’s was a tailor’s, and the bank an open-air cinema. I wrote that in pencil.

When it was finished I noticed something odd. One corner was empty, a side street a hundred steps from home into which I had never turned. I went in. There was a mulberry tree, purple underneath. "Do not step on it," said a child. It was a playing field.

The map hangs on the fridge. Guests laugh at first, and then their fingers look for the way to their own homes. If I move I shall leave it, framed, for whoever comes next.

If you make one with a child, hand over the pencil and only walk. From down there it is a different place, made of gaps under doors, gratings and roads of ants.
`,
  },
}
