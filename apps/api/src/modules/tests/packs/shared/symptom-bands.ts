import type { Band, Texts } from '../../pack.ts'
import { nextSteps } from './next-steps.ts'

/** How much, in words that do not frighten; the name in the publication stands beside each. */
const levels = {
  // minimal, normal
  minimal: {
    label: { tr: 'Çok düşük düzey', en: 'Very low level' },
    degree: { tr: 'çok düşük', en: 'a very low' },
    nextStep: nextSteps.keep,
  },
  // mild, low
  low: {
    label: { tr: 'Düşük düzey', en: 'Low level' },
    degree: { tr: 'düşük', en: 'a low' },
    nextStep: nextSteps.watch,
  },
  // moderate, medium
  medium: {
    label: { tr: 'Orta düzey', en: 'Medium level' },
    degree: { tr: 'orta', en: 'a medium' },
    nextStep: nextSteps.talk,
  },
  // moderately severe
  raised: {
    label: { tr: 'Orta ile yüksek arası düzey', en: 'Medium to high level' },
    degree: { tr: 'orta ile yüksek arası', en: 'a medium to high' },
    nextStep: nextSteps.talkSoon,
  },
  // severe, high
  high: {
    label: { tr: 'Yüksek düzey', en: 'High level' },
    degree: { tr: 'yüksek', en: 'a high' },
    nextStep: nextSteps.talkSoon,
  },
} as const

type Level = keyof typeof levels

interface Topic {
  /** `çökkünlük belirtilerinin`, `of signs of low mood`. */
  readonly what: Texts
  /** `son iki haftada`, `over the last two weeks`. */
  readonly when: Texts
}

/** Bands of a scale of complaints: `[0, 4, 'minimal', 'minimal']` is from, to, the published name, our level. */
export const symptomBands = (
  { what, when }: Topic,
  ...bands: readonly (readonly [from: number, to: number, id: string, level: Level])[]
): readonly Band[] =>
  bands.map(([from, to, id, level]) => {
    const { label, degree, nextStep } = levels[level]
    return {
      id,
      from,
      to,
      label,
      means: {
        tr: `Yanıtlarınız, ${when.tr} ${what.tr} ${degree.tr} düzeyde olduğunu gösteriyor.`,
        en: `Your answers show ${degree.en} level ${what.en} ${when.en}.`,
      },
      nextStep,
    }
  })
