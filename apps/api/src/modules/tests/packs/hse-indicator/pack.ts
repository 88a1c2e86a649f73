import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const hseIndicator: HeldBackPack = {
  kind: 'heldBack',
  id: 'hse-indicator',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'İş yerinde stres etkenleri (HSE)', en: 'Stressors at work (HSE Indicator Tool)' },
  intro: {
    tr: 'Bir iş yerinin altı yönetim standardını soran 35 madde.',
    en: 'Thirty-five items on the six management standards of a workplace.',
  },
  minutes: 8,
  lookBackDays: null,
  itemCount: 35,
  scoringNote:
    "Items 1-5, a mean per standard; support is split into managers and peers. The key has to come from HSE's own manual: secondary pages print another. It measures a workplace, not a person: only as an anonymous survey of a company, under the reporting floor.",
  needs:
    "HSE's confirmation of the licence, the key of its manual, and a survey that is anonymous; it is never offered to a person as a test.",
  limits: screeningLimits,
  citation: 'Health and Safety Executive (UK). Management Standards Indicator Tool.',
  licence: {
    verdict: 'amber',
    text: {
      tr: '© Crown copyright. Open Government Licence v3 kapsamında olduğu doğrulanmalıdır.',
      en: '© Crown copyright. That it falls under the Open Government Licence v3 has to be confirmed.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'project', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
}
