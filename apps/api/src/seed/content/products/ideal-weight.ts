import type { ProductSeed } from '../content-seed.ts'

export const idealWeight: ProductSeed = {
  key: 'ideal-weight',
  icon: 'scope',
  tr: {
    title: 'İdeal kilo yönetimi',
    summary:
      'Hedefi kişinin koyduğu, diyetisyen eşliğinde yürüyen, ölçülerin işverene gitmediği bir program.',
    body: `
"İdeal" sözü yanıltıcı olabilir: bu programda herkes için geçerli bir sayı yoktur. Kişi, bedeninde kendini rahat hissettiği yere diyetisyenle birlikte yaklaşmaya çalışır. Bazen bu kilo vermektir, bazen almak, bazen de uğraşmayı bırakıp düzenli yemek.

## Nasıl ilerler?

İlk görüşmede öyküye bakılır: günler nasıl geçiyor, daha önce ne denendi, evde kim pişiriyor, hangi hastalık ya da ilaç var? Sonraki görüşmelerde öğünler, alışveriş ve dışarıda yemek konuşulur. Görüşme sıklığını birlikte kararlaştırırsınız; ara vermek programdan çıkmak sayılmaz.

Kimse fotoğraf göndermek, grupta kilosunu söylemek ya da "önce ve sonra" resmi vermek zorunda kalmaz. Ölçüler size aittir, işveren hiçbirini görmez.

## Kimler önce hekime gitmeli?

18 yaşından küçükler, hamileler ve emzirenler bu programa alınmaz. Diyabet, kalp, böbrek ya da tiroit hastalığı olanlardan ve düzenli ilaç kullananlardan hekimlerine danışmaları istenir. Yeme bozukluğu öyküsü varsa kilo hedefi konmaz; önce hangi sağlık kuruluşuna başvurulabileceği konuşulur. Bayılma, göğüs ağrısı gibi durumlarda [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Ideal weight management',
    summary:
      'You set the goal, a dietitian keeps you company, and your measurements do not go to the employer.',
    body: `
The word "ideal" can mislead, since there is no number in this programme that holds for everyone. With a dietitian you try to come closer to the place where your body feels comfortable. Sometimes that means losing weight, sometimes gaining it, and sometimes giving up the struggle and eating regularly.

## How it goes

The first meeting is about your story: how your days pass, what you have tried, who cooks at home, what illness or medicine there is. Later you talk about meals, shopping and eating out. You decide together how often to meet, and taking a break does not mean dropping out.

Nobody has to send in photographs, say their weight in a group, or supply a before-and-after picture. Your measurements are yours, and the employer sees none of them.

## Who should see a doctor first?

People under 18, pregnant women and nursing mothers are not taken into the programme. Anyone with diabetes or a heart, kidney or thyroid condition, or on regular medicine, is asked to consult their doctor. With a history of an eating disorder no weight goal is set, and we first talk about a suitable health institution. For fainting, chest pain and the like, [call 112](tel:112).
`,
  },
}
