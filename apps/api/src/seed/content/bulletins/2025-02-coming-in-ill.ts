import type { BulletinSeed } from '../content-seed.ts'

export const comingInIll: BulletinSeed = {
  key: 'coming-in-ill',
  issuedOn: '2025-02-03',
  tr: {
    title: 'Hasta hasta işe gelenler',
    summary: 'Şubatın öksürüklü ofisinde üç gerekçe ve her birine verilebilecek bir karşılık.',
    body: `
"Ben gelmezsem iş durur."

Durabilir, bir gün. Sizsiz bir gün duran işte sorun siz değilsinizdir; o işi tek kişiye bağlayan düzendir. Bugünden bir kişiye neyin nerede durduğunu gösterin. Bu, hem sizi hem işi korur.

"Rapor alırsam kötü bakarlar."

Bu kaygı uydurma değildir, bazı yerlerde gerçekten kötü bakılır. Yine de ateşle oturulan bir masa size iyi bir ad kazandırmaz, yan masaya da iyi gelmez. Kısa ve sade haber verin: "Bugün hastayım, yarın öğlene kadar durumumu yazarım." Belirtilerinizi saymak zorunda değilsiniz.

"Evde yatınca daha kötü oluyorum."

Belki de yatınca kafanız konuşmaya başlıyordur. Bazen "hasta" dediğimiz sabahlar, bedenden çok başka bir yerin yorulduğu sabahlardır. Bunu ayırt etmek için kendinize şunu sorabilirsiniz: Ateşim olmasa bugün gitmek ister miydim?

Yöneticiler için tek satır: Ekip, sizin ne söylediğinize değil, hastayken ne yaptığınıza bakar. Siz öksürerek toplantı yönetiyorsanız kimse evde kalmaz.

Uzayan halsizlikte, nefes darlığında, düşmeyen ateşte bir hekime gidin. Durum birden ağırlaşırsa [112’yi arayın](tel:112). Bir haftadan fazladır hasta değilsiniz de kalkamıyorsanız bunu psikolojik destek için de anlatabilirsiniz.
`,
    reviewDueOn: '2026-02-03',
  },
  en: {
    title: 'Those who come to work ill',
    summary: 'February, and the office coughs: three reasons people give, and an answer to each.',
    body: `
"If I do not come, everything stops."

It may, for a day. If work stands still without one person, the trouble is the arrangement. Show somebody today where things are kept.

"If I take sick leave, they will think badly of me."

You are not inventing this; in some places they do. Still, sitting there with a fever earns no good name. Keep the message short and plain: "I am ill today and will write by noon tomorrow." You do not have to list symptoms.

"I feel worse lying at home."

Perhaps it is then that your head begins to talk. Some mornings that we call ill are mornings when something other than the body is tired. You might ask yourself: without the fever, would I have wanted to go?

One line for managers. A team does not look at what you say but at what you do when you are ill. If you chair the meeting coughing, nobody stays at home.

With weakness that drags on, shortness of breath or lasting fever, see a doctor. If it suddenly gets worse, [call 112](tel:112). And if it is not illness, yet for a week you could not get up, psychological support is there for that.
`,
    reviewDueOn: '2026-02-03',
  },
}
