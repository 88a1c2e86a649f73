import type { Band, Texts } from '../../pack.ts'
import { nextSteps } from './next-steps.ts'

/**
 * The two bands of a two-item form: from 3 on the long form is offered (PHQ-2, GAD-2). `closer` is what is looked at,
 * in the Turkish dative.
 */
export const twoItemBands = (what: Texts, closer: string, longForm: string): readonly Band[] => [
  {
    id: 'below',
    from: 0,
    to: 2,
    label: { tr: 'Eşiğin altında', en: 'Below the point' },
    means: {
      tr: `Yanıtlarınız, son iki haftada ${what.tr} uzun forma geçmeyi gerektirecek düzeyde olmadığını gösteriyor.`,
      en: `Your answers show fewer ${what.en} over the last two weeks than would call for the longer form.`,
    },
    nextStep: nextSteps.keep,
  },
  {
    id: 'longForm',
    from: 3,
    to: 6,
    label: { tr: 'Uzun form önerilir', en: 'The longer form is worthwhile' },
    means: {
      tr: `İki soru tek başına az şey söyler; yanıtlarınız, ${closer} daha ayrıntılı bakmaya değer olduğunu gösteriyor.`,
      en: `Two questions say little on their own; your answers show that it is worth looking at ${what.en} more closely.`,
    },
    nextStep: {
      tr: `Daha ayrıntılı bakmak isterseniz ${longForm} testini doldurun.`,
      en: `If you would like a closer look, take the ${longForm}.`,
    },
  },
]
