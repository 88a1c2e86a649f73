import type { AboutLifeSeed } from '../content-seed.ts'

export const sewingOnAButton: AboutLifeSeed = {
  key: 'sewing-on-a-button',
  publishedOn: '2024-10-21',
  tr: {
    title: 'Kopan düğmenin yeri',
    summary: 'Dikiş bilmeyen birinin, bir gömleği çöpten kurtarma hikâyesi ve iğneye iplik geçirmenin adabı.',
    body: `
Gömlek iki yıldır sandalyenin arkasında asılıydı. Düğmesi cebindeydi. Aramızda altı dakikalık bir iş vardı ve ben iki yıldır o altı dakikayı bulamamıştım.

Geçen pazar buldum. Annemin bisküvi kutusunu çıkardım; içinden bisküvi çıkmayan o kutulardan. Üstünde dikiş bilmeyen dört kuşağın düğmeleri vardı, hepsi tek.

*İplik.* Kol boyu kesin, daha uzun kesen düğümle uğraşır. Ucunu ıslatın, iğneyi ipliğe değil, ipliği iğneye götürün. Olmuyorsa gözlüğünüzü takın; kimse bakmıyor.

*Düğüm.* İki ucu birleştirip bağlayın. İlk batışı kumaşın içinden yapın ki düğüm saklansın. Bazı şeylerin görünmemesi iyidir.

*Dört delik.* Çapraz da olur, paralel de. Annem çapraz yapardı, babaannem paralel; bu yüzden küs kaldıkları söylenir. Her delikten üç kez geçin.

*Boşluk.* Düğmeyi kumaşa yapıştırmayın. Altına bir kibrit çöpü koyup dikin, sonra çekin. O küçük boşluk olmazsa ilik kapanmaz.

*Bitiriş.* İpliği düğmenin altında birkaç kez dolayın, kumaştan geçirip kesin. Makas yoksa diş; annem görmesin.

Altı dakikanın dördü iplik geçirmekle geçti. Kalanında mutfak sessizdi, radyoda biri yolların durumunu okuyordu ve ben hiçbir yere gitmiyordum.

Gömleği giydim. Düğme hafifçe yamuk, ipliği bir ton koyu. Aynada yalnızca ben fark ediyorum. Hoşuma giden de bu: üstümde, nerede koptuğunu ve kimin tuttuğunu bildiğim bir yer var.

Ertesi gün iş arkadaşım ceketinin düğmesini gösterdi, "ben de iki yıldır" dedi. Çarşamba öğle arasında bisküvi kutusunu getiriyorum.
`,
  },
  en: {
    title: 'Where the button used to be',
    summary: 'How somebody who cannot sew saved a shirt, and the manners of threading a needle.',
    body: `
The shirt had hung on the back of a chair for two years, its button in the pocket. Six minutes of work stood between us, and in two years I had not found them.

Last Sunday I did. I fetched my mother’s biscuit tin, one of those in which there are never biscuits. It held the buttons of four generations, no two alike.

*Thread.* Cut an arm’s length; whoever cuts more will be untangling. Wet the end and bring the thread to the needle, not the needle to the thread. If it does not go in, put on your glasses. Nobody is looking.

*Knot.* Tie the two ends together. Begin on the inside of the cloth, so that the knot is hidden. Some things are better not seen.

*Four holes.* Crosswise or in parallel. My mother sewed a cross, my grandmother two lines, and it is said that this is why they did not speak. Go through each hole three times.

*Room.* Do not pull the button flat. Lay a match under it while you sew, and take it away afterwards. Without that little gap the buttonhole will not close.

*Finish.* Wind the thread round below the button, pass it through the cloth, and cut. If there are no scissors, use your teeth, unless my mother is watching.

Four of the six minutes went on threading. For the rest the kitchen was quiet, somebody on the radio read out the state of the roads, and I was going nowhere.

I put on the shirt. The button is a little crooked, the thread a shade too dark, and in the mirror only I can tell. That is what I like: I wear a spot of which I know where it broke and who held it.

Next day a colleague showed me his jacket. "Two years as well," he said. On Wednesday at lunch I am bringing the biscuit tin.
`,
  },
}
