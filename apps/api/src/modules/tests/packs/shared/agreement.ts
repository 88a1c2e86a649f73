import type { Option } from '../../pack.ts'

/** Seven steps from strong disagreement to strong agreement; the middle one has its own name in each scale. */
export const sevenSteps = (middle: Option['label']): readonly Option[] => [
  { value: 1, label: { tr: 'Hiç katılmıyorum', en: 'Strongly disagree' } },
  { value: 2, label: { tr: 'Katılmıyorum', en: 'Disagree' } },
  { value: 3, label: { tr: 'Biraz katılmıyorum', en: 'Slightly disagree' } },
  { value: 4, label: middle },
  { value: 5, label: { tr: 'Biraz katılıyorum', en: 'Slightly agree' } },
  { value: 6, label: { tr: 'Katılıyorum', en: 'Agree' } },
  { value: 7, label: { tr: 'Kesinlikle katılıyorum', en: 'Strongly agree' } },
]
