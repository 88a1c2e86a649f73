import type { Band, ItemwiseScale, Option } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, wellbeingLimits } from '../shared/facts.ts'
import { nextSteps } from '../shared/next-steps.ts'

/** Eleven steps whose ends are named, as the questions have it. */
const zeroToTen = (lowest: Option['label'], highest: Option['label']): readonly Option[] =>
  Array.from({ length: 11 }, (_, value) => ({
    value,
    label:
      value === 0
        ? { tr: `0 – ${lowest.tr}`, en: `0 – ${lowest.en}` }
        : value === 10
          ? { tr: `10 – ${highest.tr}`, en: `10 – ${highest.en}` }
          : { tr: String(value), en: String(value) },
  }))

const levels = {
  veryLow: { tr: 'Çok düşük', en: 'Very low' },
  low: { tr: 'Düşük', en: 'Low' },
  medium: { tr: 'Orta', en: 'Medium' },
  high: { tr: 'Yüksek', en: 'High' },
  veryHigh: { tr: 'Çok yüksek', en: 'Very high' },
} as const

const band = (id: keyof typeof levels, from: number, to: number): Band => ({
  id,
  from,
  to,
  label: levels[id],
  means: {
    tr: `${levels[id].tr} düzey.`,
    en: `${levels[id].en} level.`,
  },
  nextStep: nextSteps.keep,
})

const wellbeing = [band('low', 0, 4), band('medium', 5, 6), band('high', 7, 8), band('veryHigh', 9, 10)]
const unease = [band('veryLow', 0, 1), band('low', 2, 3), band('medium', 4, 5), band('high', 6, 10)]

export const ons4: ItemwiseScale = {
  kind: 'scale',
  id: 'ons4',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Dört soruda iyi oluş (ONS4)', en: 'Wellbeing in four questions (ONS4)' },
  intro: {
    tr: 'Memnuniyet, anlam, mutluluk ve kaygıya birer soruyla bakar; toplam puanı yoktur.',
    en: 'Looks at satisfaction, meaning, happiness and anxiety in one question each; there is no total.',
  },
  minutes: 1,
  // Two of the questions ask about yesterday.
  lookBackDays: 1,
  instruction: {
    tr: '0 ile 10 arasında bir yanıt seçin.',
    en: 'Choose an answer from 0 to 10.',
  },
  options: zeroToTen({ tr: 'hiç', en: 'not at all' }, { tr: 'tamamen', en: 'completely' }),
  scoring: 'itemwise',
  items: [
    {
      id: 'satisfied',
      text: {
        tr: 'Genel olarak bu aralar hayatınızdan ne kadar memnunsunuz?',
        en: 'Overall, how satisfied are you with your life nowadays?',
      },
      options: zeroToTen(
        { tr: 'hiç memnun değilim', en: 'not at all satisfied' },
        { tr: 'tamamen memnunum', en: 'completely satisfied' },
      ),
      bands: wellbeing,
    },
    {
      id: 'worthwhile',
      text: {
        tr: 'Genel olarak hayatınızda yaptığınız şeylerin ne ölçüde değerli olduğunu düşünüyorsunuz?',
        en: 'Overall, to what extent do you feel that the things you do in your life are worthwhile?',
      },
      options: zeroToTen(
        { tr: 'hiç değerli değil', en: 'not at all worthwhile' },
        { tr: 'tamamen değerli', en: 'completely worthwhile' },
      ),
      bands: wellbeing,
    },
    {
      id: 'happy',
      text: {
        tr: 'Genel olarak dün kendinizi ne kadar mutlu hissettiniz?',
        en: 'Overall, how happy did you feel yesterday?',
      },
      options: zeroToTen(
        { tr: 'hiç mutlu değil', en: 'not at all happy' },
        { tr: 'tamamen mutlu', en: 'completely happy' },
      ),
      bands: wellbeing,
    },
    {
      id: 'anxious',
      text: {
        tr: '0 “hiç kaygılı değil”, 10 “tamamen kaygılı” olmak üzere, genel olarak dün kendinizi ne kadar kaygılı hissettiniz?',
        en: 'On a scale where 0 is “not at all anxious” and 10 is “completely anxious”, overall, how anxious did you feel yesterday?',
      },
      options: zeroToTen(
        { tr: 'hiç kaygılı değil', en: 'not at all anxious' },
        { tr: 'tamamen kaygılı', en: 'completely anxious' },
      ),
      bands: unease,
    },
  ],
  limits: wellbeingLimits,
  citation: 'Office for National Statistics (UK). Personal well-being, harmonised standard (ONS4).',
  licence: {
    verdict: 'green',
    text: {
      tr: 'Open Government Licence v3.0 ile lisanslanan kamu sektörü bilgisi içerir.',
      en: 'Contains public sector information licensed under the Open Government Licence v3.0.',
    },
    file: 'ons4.md',
  },
  origin: englishOriginal,
  studies: {
    tr: [],
    en: ['Government Analysis Function. Personal well-being harmonised standard.'],
  },
  ...notReviewed,
  vectors: [
    { answers: [4, 5, 6, 1], score: null, band: 'low medium medium veryLow' },
    { answers: [7, 8, 9, 2], score: null, band: 'high high veryHigh low' },
    { answers: [10, 0, 4, 3], score: null, band: 'veryHigh low low low' },
    { answers: [8, 9, 5, 4], score: null, band: 'high veryHigh medium medium' },
    { answers: [6, 7, 10, 5], score: null, band: 'medium high veryHigh medium' },
    { answers: [0, 4, 7, 6], score: null, band: 'low low high high' },
    { answers: [5, 10, 8, 10], score: null, band: 'medium veryHigh high high' },
    { answers: [null, 10, 8, 0], score: null, band: 'veryHigh high veryLow' },
  ],
}
