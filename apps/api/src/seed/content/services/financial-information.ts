import type { ServiceSeed } from '../content-seed.ts'

export const financialInformation: ServiceSeed = {
  key: 'financial-information',
  icon: 'report',
  tr: {
    title: 'Mali bilgilendirme',
    summary: 'Borç, bütçe, beklenmedik gider: rakamları birlikte masaya dizmek isteyenler için.',
    body: `
Para konuşmak ayıp sayıldığı için pek çok insan borcuyla yalnız kalır. Bu görüşmede kimse "bu kadar harcamasaydınız" demez. Önünüzdeki ayları daha görünür kılmaya çalışırız.

## Görüşmede yapılanlar

1. Gelir, değişmeyen giderler ve borçlar tek kâğıda yazılır.
2. Ödemeler aciliyetine göre sıralanır: barınma, ısınma, gıda, ulaşım önce gelir.
3. Bankaya ya da alacaklıya sorulacak sorular hazırlanır.
4. Evde bu konunun nasıl açılacağı konuşulur; isterseniz eşiniz de katılır.

## Yapılmayanlar

Yatırım tavsiyesi verilmez, hisse ya da fon adı söylenmez. Kredi bulunmaz, borç kapatılmaz, sizin adınıza kimseyle pazarlık edilmez. Vergi beyanı gibi işler için mali müşavire gitmeniz gerekir.

## Ulaşmak

Programı arayıp "mali bilgilendirme" demeniz yeterli. Hesap numarası, kart bilgisi ya da şifre istemeyiz; isteyen olursa o biz değiliz, telefonu kapatın.

Maaşınız, avansınız ya da borcunuz işvereninizle konuşulmaz. Kumar ya da durduramadığınız harcamalar işin içindeyse [psikolojik destek](/kullanici/hizmet-kapsami) da isteyebilirsiniz. Borç size çıkış yokmuş gibi hissettiriyor ve yaşamak istemediğinizi düşündürüyorsa [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Financial information',
    summary:
      'Debt, a budget, a cost you did not see coming: for those who would like to lay the figures out with someone.',
    body: `
Because money is not talked about, people are left alone with what they owe. Nobody in this conversation says that you should have spent less. We try to make the coming months easier to see.

## What we do together

1. Income, fixed costs and debts go on one sheet.
2. Payments are put in order of urgency, with housing, heating, food and the way to work at the top.
3. We prepare the questions for the bank or whoever is owed.
4. We talk about how to raise it at home. Your partner may join.

## What we do not do

There is no investment advice, and no share or fund is named. We do not find loans, settle debts, or bargain on your behalf. For tax returns and the like you need an accountant.

## Getting in touch

Call the programme and say "financial information". We never ask for account numbers, card details or passwords. Should anyone do so, it is not us, and you can hang up.

Your pay, an advance or a debt is not discussed with your employer. If gambling or spending you cannot stop is part of it, you may ask for [psychological support](/en/user/our-services) too. When debt makes it feel as if there were no way out and you think of not wanting to live, [call 112](tel:112).
`,
  },
}
