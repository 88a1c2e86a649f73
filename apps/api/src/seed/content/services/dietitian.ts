import type { ServiceSeed } from '../content-seed.ts'

export const dietitian: ServiceSeed = {
  key: 'dietitian',
  icon: 'scope',
  tr: {
    title: 'Diyetisyen görüşmesi',
    summary:
      'Vardiyada, yolda, kalabalık evde: yemekle aranızdaki ilişkiyi yasak listesi olmadan konuşmak için.',
    body: `
"Pazartesi başlıyorum" cümlesini kaç kez kurduğunuzu kimse saymayacak. Diyetisyenle görüşmek tartıya çıkmakla başlamaz; bir gününüzü anlatmakla başlar. Kaçta kalkıyorsunuz, öğlen nerede ne buluyorsunuz, akşam yemeğini kim yapıyor, gece mutfağa neden gidiyorsunuz?

## Ne için başvurulur?

- Gece çalışırken öğünleri yerleştirmek
- Yemekhanede ya da dışarıda seçim yapabilmek
- Evde iki ayrı sofra kurmadan beslenme düzenini değiştirmek
- Hamilelik, emzirme ya da ileri yaş için genel beslenme bilgisi
- Sürekli diyet yapmaktan yorulmuş olmak

Kilo konuşulacaksa hedefi siz koyarsınız, kimse sizin adınıza bir sayı söylemez.

Görüşmeyi programın telefonundan isteyebilirsiniz. Kronik bir hastalığınız, düzenli kullandığınız bir ilaç ya da alerjiniz varsa görüşmenin başında söyleyin; diyetisyen gerekirse önce hekiminize danışmanızı ister.

## Bilmeniz gereken sınır

Verilenler genel beslenme bilgisidir, hastalık için diyet yazılmaz. Yemek yemekten korkuyorsanız, kusuyorsanız ya da kilonuz hızla değişiyorsa bir hekime de görünün. Bayılma ya da göğüs ağrısı gibi acil bir durumda [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Talking to a dietitian',
    summary:
      'On shift, on the road, in a full house: about you and food, without a list of forbidden things.',
    body: `
No one will count how many Mondays you were going to start. A meeting with the dietitian does not begin on the scales, it begins with an ordinary day of yours. When do you get up, what is there to eat at noon, who cooks in the evening, and what is it that takes you to the kitchen at night?

## What people ask about

- Placing meals when you work nights
- Choosing in the canteen, or when eating out
- Changing habits at home without cooking two dinners
- General information on food in pregnancy, while nursing, or in later life
- Being tired of dieting

If weight is to be a subject, you set the goal, and nobody names a number for you.

Ask by calling the programme’s number. If you live with a long-term illness, take medicine regularly or have an allergy, say so at the start; the dietitian may want you to see your doctor first.

## A limit to know

This is general information about food, not a diet for an illness. If eating frightens you, if you make yourself sick or your weight is changing quickly, please see a doctor as well. With an emergency such as fainting or chest pain, [call 112](tel:112).
`,
  },
}
