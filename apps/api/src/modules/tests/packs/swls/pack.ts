import type { Band, SumScale } from '../../pack.ts'
import { sevenSteps } from '../shared/agreement.ts'
import { bothLanguages, englishOriginal, notReviewed, wellbeingLimits } from '../shared/facts.ts'
import { nextSteps } from '../shared/next-steps.ts'
import { totals } from '../shared/vectors.ts'

const band = (
  from: number,
  to: number,
  id: string,
  label: Band['label'],
  means: Band['means'],
  nextStep: Band['nextStep'],
): Band => ({ id, from, to, label, means, nextStep })

const oneThing = {
  tr: 'Yaşamınızda değiştirmek istediğiniz tek bir şeyi seçin ve bu hafta ona doğru küçük bir adım atın.',
  en: 'Choose one thing in your life that you would like to be different, and take a small step towards it this week.',
}

export const swls: SumScale = {
  kind: 'scale',
  id: 'swls',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Yaşam doyumu (SWLS)', en: 'Satisfaction with life (SWLS)' },
  intro: {
    tr: 'Yaşamınızı genel olarak nasıl değerlendirdiğinize beş cümleyle bakar.',
    en: 'Looks at how you see your life as a whole, in five statements.',
  },
  minutes: 2,
  lookBackDays: null,
  instruction: {
    tr: 'Aşağıdaki cümlelere ne ölçüde katıldığınızı işaretleyin.',
    en: 'Below are five statements that you may agree or disagree with. Indicate your agreement with each item.',
  },
  options: sevenSteps({ tr: 'Ne katılıyorum ne katılmıyorum', en: 'Neither agree nor disagree' }),
  items: [
    {
      id: 'swls1',
      text: { tr: 'Hayatım birçok açıdan idealime yakın.', en: 'In most ways my life is close to my ideal.' },
    },
    {
      id: 'swls2',
      text: { tr: 'Yaşam koşullarım mükemmel.', en: 'The conditions of my life are excellent.' },
    },
    { id: 'swls3', text: { tr: 'Hayatımdan memnunum.', en: 'I am satisfied with my life.' } },
    {
      id: 'swls4',
      text: {
        tr: 'Şimdiye kadar hayatta istediğim önemli şeyleri elde ettim.',
        en: 'So far I have gotten the important things I want in life.',
      },
    },
    {
      id: 'swls5',
      text: {
        tr: 'Hayatımı yeniden yaşayabilseydim neredeyse hiçbir şeyi değiştirmezdim.',
        en: 'If I could live my life over, I would change almost nothing.',
      },
    },
  ],
  scoring: 'sum',
  higherIs: 'better',
  bands: [
    band(
      5,
      9,
      'extremelyDissatisfied',
      { tr: 'Hiç memnun değil', en: 'Far from satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan hiç memnun olmadığınızı gösteriyor.',
        en: 'Your answers show that you are far from satisfied with your life these days.',
      },
      nextSteps.talk,
    ),
    band(
      10,
      14,
      'dissatisfied',
      { tr: 'Memnun değil', en: 'Not satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan memnun olmadığınızı gösteriyor.',
        en: 'Your answers show that you are not satisfied with your life these days.',
      },
      nextSteps.talk,
    ),
    band(
      15,
      19,
      'slightlyDissatisfied',
      { tr: 'Pek memnun değil', en: 'Not quite satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan pek memnun olmadığınızı gösteriyor.',
        en: 'Your answers show that you are not quite satisfied with your life these days.',
      },
      oneThing,
    ),
    band(
      20,
      20,
      'neutral',
      { tr: 'Ortada', en: 'In the middle' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan ne memnun ne de memnuniyetsiz olduğunuzu gösteriyor.',
        en: 'Your answers show that you are neither satisfied nor dissatisfied with your life these days.',
      },
      oneThing,
    ),
    band(
      21,
      25,
      'slightlySatisfied',
      { tr: 'Biraz memnun', en: 'Slightly satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan biraz memnun olduğunuzu gösteriyor.',
        en: 'Your answers show that you are slightly satisfied with your life these days.',
      },
      nextSteps.keep,
    ),
    band(
      26,
      30,
      'satisfied',
      { tr: 'Memnun', en: 'Satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan memnun olduğunuzu gösteriyor.',
        en: 'Your answers show that you are satisfied with your life these days.',
      },
      nextSteps.keep,
    ),
    band(
      31,
      35,
      'extremelySatisfied',
      { tr: 'Son derece memnun', en: 'Extremely satisfied' },
      {
        tr: 'Yanıtlarınız, bu aralar hayatınızdan son derece memnun olduğunuzu gösteriyor.',
        en: 'Your answers show that you are extremely satisfied with your life these days.',
      },
      nextSteps.keep,
    ),
  ],
  change: {
    // Two-month test-retest reliability and standard deviation of the first sample of the paper.
    points: { kind: 'reliableChange', standardDeviation: 6.43, reliability: 0.82 },
    source:
      'Reliable change after Jacobson & Truax 1991 (J Consult Clin Psychol 59:12-19), from SD 6.43 and two-month test-retest reliability .82 (Diener E, et al. J Pers Assess 1985;49:71-75).',
  },
  limits: wellbeingLimits,
  citation:
    'Diener E, Emmons RA, Larsen RJ, Griffin S. The Satisfaction with Life Scale. J Pers Assess 1985;49:71-75.',
  licence: {
    verdict: 'green',
    text: {
      tr: 'Kamu malıdır; yazarlar Diener, Emmons, Larsen ve Griffin (1985) anılarak kullanılır.',
      en: 'In the public domain; used with credit to Diener, Emmons, Larsen and Griffin (1985).',
    },
    file: 'diener.md',
  },
  origin: englishOriginal,
  studies: {
    tr: ['Durak M, Şenol-Durak E, Gençöz T. Soc Indic Res 2010;99:413-429.'],
    en: ['Diener E, Emmons RA, Larsen RJ, Griffin S. J Pers Assess 1985;49:71-75.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 5, least: 1, most: 7 },
    [5, 'extremelyDissatisfied'],
    [9, 'extremelyDissatisfied'],
    [10, 'dissatisfied'],
    [14, 'dissatisfied'],
    [15, 'slightlyDissatisfied'],
    [19, 'slightlyDissatisfied'],
    [20, 'neutral'],
    [21, 'slightlySatisfied'],
    [25, 'slightlySatisfied'],
    [26, 'satisfied'],
    [30, 'satisfied'],
    [31, 'extremelySatisfied'],
    [35, 'extremelySatisfied'],
  ),
}
