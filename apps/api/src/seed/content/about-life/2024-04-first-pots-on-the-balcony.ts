import type { AboutLifeSeed } from '../content-seed.ts'

export const firstPotsOnTheBalcony: AboutLifeSeed = {
  key: 'first-pots-on-the-balcony',
  publishedOn: '2024-04-15',
  tr: {
    title: 'Balkonda ilk saksılar',
    summary: 'Hiç çiçek yaşatamadığını söyleyenler için üç saksılık bir başlangıç.',
    body: `
"Ben kaktüsü bile öldürdüm." Bunu söyleyen herkesin bir suçlu hatırası vardır: tatile gidilmiş, ev arkadaşına güvenilmiş, pencere unutulmuş. Bitkiler kin tutmaz, tohumlar da sicilinize bakmaz.

Nisan ortasında, geceler ısınmaya başlayınca üç saksı alın. Üçten fazlası heves, üçten azı yalnızlık olur.

**Birinci saksı: nane.** Komşudan bir dal isteyin, bardakta suya koyun, kök verince dikin. Nane sizin beceriksizliğinizden güçlüdür. Tek kuralı, başka hiçbir bitkiyle aynı saksıya konmamaktır; oda arkadaşı sevmez.

**İkinci saksı: sardunya.** Rengini siz seçin. Kuruyan çiçeklerini parmak ucuyla koparmak, günün en kısa ve en tatminkâr işlerinden biridir.

**Üçüncü saksı: bilmediğiniz bir şey.** Pazardan aldığınız domatesin çekirdeği, mutfakta filizlenmiş sarımsak, çocuğun cebinden çıkan fasulye. Çıkmazsa toprağı karıştırıp yenisini koyarsınız.

Topraktan kısmayın; kökler orada yaşayacak. Saksının dibinde delik yoksa açın, altına bir tabak koyun, tabakta su kaldıysa dökün.

Sulamanın ölçüsü takvim değil parmaktır. Toprağa bir boğum batırın; kuruysa su, nemliyse sabır.

İlk hafta her sabah bakacaksınız ve hiçbir şey olmayacak. İkinci hafta bakmayı unutacaksınız. Üçüncü hafta, diş fırçanız ağzınızda perdeyi açtığınızda orada yeşil, bükülmüş, başında hâlâ tohum kabuğunu taşıyan bir şey duracak.

Balkonunuz yoksa pencere önü de olur; ışık camdan geçer. Saksıyı dışarı doğru sarkıtacaksanız düşmeyecek biçimde bağlayın, aşağıda da insanlar yürüyor.

Ve evet, biri ölebilir. Saksısını yıkayın, saklayın. Gelecek nisan yine var.
`,
  },
  en: {
    title: 'First pots on the balcony',
    summary: 'A beginning with three pots, for those who say that nothing stays alive with them.',
    body: `
"I even killed a cactus." Everyone who says so has a guilty memory: a holiday, a flatmate who was trusted, a window left open. Plants bear no grudges, and seeds do not ask for references.

In the middle of April, when nights grow warmer, get three pots. More than three is enthusiasm, fewer is loneliness.

**The first, mint.** Ask a neighbour for a sprig, stand it in a glass of water and plant it when it has roots. Mint is stronger than your clumsiness. It has one rule, that it shares its pot with nobody. It does not like roommates.

**The second, a geranium.** Choose the colour. Taking off the dry flowers with two fingers is one of the shortest and most satisfying jobs of the day.

**The third, something unknown.** Seeds of a tomato from the market, a clove of garlic that sprouted in the kitchen, a bean out of a child’s pocket. If nothing comes up, stir the soil and put in something else.

Do not save on soil, as the roots will live in it. If the pot has no hole, make one, put a plate below, and pour away what stays in the plate.

Water by your finger and not by the calendar. Push it into the soil as far as the first joint. If it is dry, water; if damp, patience.

In the first week you will look every morning and nothing happens. In the second you forget to look. In the third, toothbrush in mouth, you open the curtain, and there stands something green and bent that still wears the shell of its seed on its head.

If you have no balcony, a window sill will do, light comes through glass. When you hang a pot outside, tie it so that it cannot fall. There are people walking below.

And yes, one of them may die. Wash the pot and keep it. There will be another April.
`,
  },
}
