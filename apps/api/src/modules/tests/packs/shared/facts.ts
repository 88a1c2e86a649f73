import type { Texts } from '../../pack.ts'

/** Until a clinician of the operator has looked through it and is named: readers are told of no review that was not held. */
export const notReviewed = { reviewedOn: null, reviewer: null } as const

export const bothLanguages = ['tr', 'en'] as const

/** English as published, Turkish ours. */
export const englishOriginal = { tr: 'project', en: 'original' } as const

export const screeningLimits: Texts = {
  tr: 'Yalnızca sorulan dönemi ve sizin yanıtlarınızı özetler. Belirtilerin nedenini söylemez; yüksek bir puan bir hastalığınız olduğu, düşük bir puan desteğe gerek olmadığı anlamına gelmez.',
  en: 'It sums up only the time it asks about, in your own answers. It does not say where complaints come from: a high score does not mean that you have an illness, a low one does not mean that support is not for you.',
}

export const wellbeingLimits: Texts = {
  tr: 'Kendinizi nasıl gördüğünüzün bir anlık özetidir. Ruh sağlığınızı ölçmez ve sizi başkalarıyla karşılaştırmaz.',
  en: 'It is a snapshot of how you see yourself. It does not measure your mental health, and it does not compare you with anybody.',
}
