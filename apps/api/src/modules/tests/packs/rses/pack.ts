import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, wellbeingLimits } from '../shared/facts.ts'
import { nextSteps } from '../shared/next-steps.ts'

export const rses: SumScale = {
  kind: 'scale',
  id: 'rses',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Benlik saygısı (Rosenberg)', en: 'Self-esteem (Rosenberg)' },
  intro: {
    tr: 'Kendiniz hakkında genel olarak nasıl hissettiğinize on cümleyle bakar.',
    en: 'Looks at how you feel about yourself in general, in ten statements.',
  },
  minutes: 2,
  lookBackDays: null,
  instruction: {
    tr: 'Kendinizle ilgili genel duygularınızı düşünerek her cümleye ne ölçüde katıldığınızı işaretleyin.',
    en: 'Below is a list of statements dealing with your general feelings about yourself. Indicate how strongly you agree or disagree with each statement.',
  },
  options: [
    { value: 3, label: { tr: 'Kesinlikle katılıyorum', en: 'Strongly agree' } },
    { value: 2, label: { tr: 'Katılıyorum', en: 'Agree' } },
    { value: 1, label: { tr: 'Katılmıyorum', en: 'Disagree' } },
    { value: 0, label: { tr: 'Kesinlikle katılmıyorum', en: 'Strongly disagree' } },
  ],
  // The order of Rosenberg 1965, in which 3, 5, 8, 9 and 10 are reversed. Another order is about, with another key.
  items: [
    {
      id: 'rses1',
      text: {
        tr: 'En az başkaları kadar değerli biri olduğumu hissediyorum.',
        en: 'I feel that I am a person of worth, at least on an equal plane with others.',
      },
    },
    {
      id: 'rses2',
      text: {
        tr: 'Birçok iyi özelliğim olduğunu hissediyorum.',
        en: 'I feel that I have a number of good qualities.',
      },
    },
    {
      id: 'rses3',
      text: {
        tr: 'Her şey düşünüldüğünde, kendimi başarısız biri gibi hissetme eğilimindeyim.',
        en: 'All in all, I am inclined to feel that I am a failure.',
      },
      isReversed: true,
    },
    {
      id: 'rses4',
      text: {
        tr: 'İşleri çoğu insan kadar iyi yapabilirim.',
        en: 'I am able to do things as well as most other people.',
      },
    },
    {
      id: 'rses5',
      text: {
        tr: 'Gurur duyacak pek bir şeyim olmadığını hissediyorum.',
        en: 'I feel I do not have much to be proud of.',
      },
      isReversed: true,
    },
    {
      id: 'rses6',
      text: { tr: 'Kendime karşı olumlu bir tutumum var.', en: 'I take a positive attitude toward myself.' },
    },
    {
      id: 'rses7',
      text: { tr: 'Genel olarak kendimden memnunum.', en: 'On the whole, I am satisfied with myself.' },
    },
    {
      id: 'rses8',
      text: {
        tr: 'Keşke kendime daha çok saygı duyabilseydim.',
        en: 'I wish I could have more respect for myself.',
      },
      isReversed: true,
    },
    {
      id: 'rses9',
      text: {
        tr: 'Bazen kendimi gerçekten işe yaramaz hissediyorum.',
        en: 'I certainly feel useless at times.',
      },
      isReversed: true,
    },
    {
      id: 'rses10',
      text: {
        tr: 'Bazen hiç de iyi biri olmadığımı düşünüyorum.',
        en: 'At times I think I am no good at all.',
      },
      isReversed: true,
    },
  ],
  scoring: 'sum',
  higherIs: 'better',
  bands: [
    {
      id: 'low',
      from: 0,
      to: 14,
      label: { tr: 'Olağan aralığın altında', en: 'Below the usual range' },
      means: {
        tr: 'Yanıtlarınız, bu aralar kendinize pek yumuşak bakmadığınızı gösteriyor.',
        en: 'Your answers show that you do not look at yourself very gently these days.',
      },
      nextStep: nextSteps.talk,
    },
    {
      id: 'usual',
      from: 15,
      to: 25,
      label: { tr: 'Olağan aralıkta', en: 'In the usual range' },
      means: {
        tr: 'Yanıtlarınız, kendinize bakışınızın olağan aralıkta olduğunu gösteriyor.',
        en: 'Your answers show that the way you see yourself lies in the usual range.',
      },
      nextStep: nextSteps.keep,
    },
    {
      id: 'aboveUsual',
      from: 26,
      to: 30,
      label: { tr: 'Olağan aralığın üstünde', en: 'Above the usual range' },
      means: {
        tr: 'Yanıtlarınız, kendinizi çok olumlu gördüğünüzü gösteriyor.',
        en: 'Your answers show that you see yourself very positively.',
      },
      nextStep: nextSteps.keep,
    },
  ],
  change: null,
  limits: wellbeingLimits,
  citation: 'Rosenberg M. Society and the adolescent self-image. Princeton University Press, 1965.',
  licence: {
    verdict: 'green',
    text: {
      tr: 'Kamu malıdır; Morris Rosenberg anılarak kullanılır, çevrilebilir.',
      en: 'In the public domain; used with credit to Morris Rosenberg, may be translated.',
    },
    file: 'rosenberg.md',
  },
  origin: englishOriginal,
  studies: {
    // The Turkish study scores by Guttman, 0 to 6: never mixed with the sum that is used here.
    tr: [
      'Çuhadaroğlu F. Hacettepe Üniversitesi, 1986. Farklı puanlanır (Guttman, 0–6); buradaki toplamla karşılaştırılamaz.',
    ],
    en: ['Rosenberg M. Society and the adolescent self-image. Princeton University Press, 1965.'],
  },
  ...notReviewed,
  vectors: [
    { answers: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], score: 15, band: 'usual' },
    { answers: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], score: 15, band: 'usual' },
    { answers: [0, 0, 3, 0, 3, 0, 0, 3, 3, 3], score: 0, band: 'low' },
    { answers: [3, 3, 3, 3, 3, 3, 2, 3, 3, 3], score: 14, band: 'low' },
    { answers: [3, 3, 0, 3, 0, 3, 3, 0, 2, 3], score: 25, band: 'usual' },
    { answers: [3, 3, 0, 3, 0, 3, 3, 0, 1, 3], score: 26, band: 'aboveUsual' },
    { answers: [3, 3, 0, 3, 0, 3, 3, 0, 0, 0], score: 30, band: 'aboveUsual' },
    { answers: [3, 3, 0, 3, 0, 3, 3, 0, 0, null], score: null, band: null },
  ],
}
