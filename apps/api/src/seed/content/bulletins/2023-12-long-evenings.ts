import type { BulletinSeed } from '../content-seed.ts'

export const longEvenings: BulletinSeed = {
  key: 'long-evenings',
  issuedOn: '2023-12-04',
  tr: {
    title: 'Uzun akşamlar için küçük bir ışık',
    summary: 'Eve karanlıkta dönülen ay: günün iş dışında kalan parçasını yeniden bulmak.',
    body: `
Sabah karanlıkta çıkıp akşam karanlıkta dönüyorsanız, aralıkta gün yalnızca işten ibaretmiş gibi gelir. Pencereden ne gördüğünüzü hatırlamadığınız haftalar olur.

Bu ay için tek bir önerimiz var: akşamın içinden yirmi dakikayı seçip ona bir ad verin. "Çay saati", "koltuk", "radyo", ne isterseniz. Adı olan bir vakit, "biraz oturdum işte" diye geçen vakitten farklı hatırlanır.

Yirmi dakikanın üç kuralı olsun:

1. Ana ışık kapalı, küçük bir lamba açık.
2. Yapılacaklar listesine yazılabilecek hiçbir şey yapılmaz.
3. Evde başkaları varsa onlara da söylenir: "Ben yirmi dakika buradayım."

Evde bebek, hasta ya da ders çalışan biri varsa yirmi dakika lüks görünebilir. O zaman beş dakika olsun, mutfakta, kapıya yaslanarak. Uzunluğu değil, size ait olması önemli.

Gün ışığına gelince: öğle arasının bir kısmını dışarıda geçirmenin yolunu arayın. Yemekhaneye uzun yoldan gitmek de sayılır. Kapının önünde durup gökyüzünün rengine bakmak da.

Akşamlar boşluktan çok ağırlık gibi geliyorsa ve bu haftalardır böyleyse, bunu bir uzmana anlatmayı düşünün.
`,
  },
  en: {
    title: 'A small light for long evenings',
    summary: 'The month when you come home in the dark: finding the part of the day that is not work.',
    body: `
If you leave in the dark and come back in the dark, December can feel as though the day were made of work alone. There are weeks in which you could not say what was outside the window.

We have one suggestion for this month. Choose twenty minutes of the evening and give them a name: "tea", "armchair", "radio", whatever you like. Time that has a name is remembered differently from time in which one "just sat about".

Let the twenty minutes have three rules:

1. The ceiling light is off and a small lamp is on.
2. Nothing happens that could stand on a list of tasks.
3. If there are others at home, they are told: "I am here for twenty minutes."

With a baby, an ill relative or somebody doing homework, twenty minutes may look like a luxury. Make it five, in the kitchen, leaning against the door. What counts is that they belong to you.

As for daylight, look for a way to spend part of the lunch break outdoors. Walking to the canteen the long way round will do. So will stopping at the entrance to see what colour the sky is.

Should the evenings feel heavy rather than empty, and have done for weeks, think about telling a professional.
`,
  },
}
