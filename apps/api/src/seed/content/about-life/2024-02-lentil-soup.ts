import type { AboutLifeSeed } from '../content-seed.ts'

export const lentilSoup: AboutLifeSeed = {
  key: 'lentil-soup',
  publishedOn: '2024-02-19',
  tr: {
    title: 'Mercimek çorbası, acele etmeden',
    summary: 'Herkesin bildiği bir tarif, kimsenin ölçmediği bir saat.',
    body: `
Bu yazıda gizli malzeme yok. Mercimek çorbasını bilmeyen azdır, ama çoğumuz onu bir işin arasına sıkıştırırız. Bir kez de hiçbir işin arasına sıkıştırmadan pişirelim.

**Gerekenler:** Bir su bardağı kırmızı mercimek, bir soğan, bir havuç, bir küçük patates, bir kaşık tereyağı ya da iki kaşık zeytinyağı, altı bardak su, tuz. Üstü için biraz daha yağ, pul biber ya da nane. Bir limon.

**Soğan.** İnce doğrayın. Gözünüz yanarsa yansın; arada ağlamak için iyi bir bahanedir ve kimse nedenini sormaz.

**Ses.** Yağ kızınca soğanı atın. O ilk cızırtıyı radyoyu kapatıp dinleyin. Kısık ateşte, cızırtı hışırtıya dönene kadar.

**Su.** Mercimeği yıkarken elinizi suyun içinde bırakın. Su önce bulanık, sonra sarı, sonra berrak olur. Acele ederseniz üçüncüsünü görmezsiniz.

**Bekleme.** Hepsi tencerede, kapak aralık. Yarım saat kadar. Bu süre telefonla doldurulmak için değildir. Masayı silin, pencereye çıkın, limonu avucunuzda yuvarlayın.

**Son.** Süzün ya da ezin, kaçan parçalar kalsın. Yağı ayrı yerde kızdırıp biberi atın, üstüne gezdirin. Koku eve yayılınca çağırmanıza gerek kalmadan gelirler.

Yanına ne koyacağınızı çok düşünmeyin. Ekmek, turp, bir dilim peynir. Kâseleri önceden sıcak suyla çalkalarsanız çorba geç soğur, sofradan da geç kalkılır.

Tek başınıza yaşıyorsanız ölçüyü küçültmeyin. Bir kâse size, bir kap dolaba, bir kap karşı komşuya. Kabın geri gelişi, çoğu zaman çorbadan uzun bir konuşma getirir.

Tuzu az olduysa olsun. İkinci tabakta düzelir.
`,
  },
  en: {
    title: 'Lentil soup, without haste',
    summary: 'A recipe that everybody knows, and an hour that nobody measures.',
    body: `
There is no secret ingredient here. In Türkiye hardly anyone needs to be told how to make lentil soup, but most of us squeeze it in between other things. Let us cook it for once with nothing on either side.

**You need** a glass of red lentils, an onion, a carrot, a small potato, a spoonful of butter or two of olive oil, six glasses of water, and salt. For the top a little more butter or oil, with red pepper flakes or dried mint. A lemon.

**The onion.** Chop it fine. If your eyes sting, let them. It is a good excuse for a few tears, and no one asks.

**The sound.** When the fat is hot, put in the onion. Turn off the radio and listen to that first sizzle. Then a low flame, until the sizzle is a rustle.

**The water.** Leave your hand in it while you wash the lentils. First it is cloudy, then yellow, then clear. If you hurry, you do not see the third.

**The wait.** Everything is in the pot, the lid ajar, for half an hour or so. This time is not meant to be filled with the phone. Wipe the table, go to the window, roll the lemon in your palm.

**The end.** Strain or mash, and let the pieces that escape stay. Heat the butter apart, throw in the pepper, pour it over. When the smell reaches the other rooms you will not have to call anyone.

Do not think long about what goes with it: bread, radishes, a slice of cheese. Rinse the bowls with hot water first. The soup cools later, and so people get up later.

If you live alone, do not halve the recipe. A bowl for you, a box for the fridge, a box for the neighbour. When the box comes back it often brings a conversation longer than the soup.

And if it wants salt, never mind. The second plate is better.
`,
  },
}
