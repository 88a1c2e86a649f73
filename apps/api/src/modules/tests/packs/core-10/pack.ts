import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const core10: HeldBackPack = {
  kind: 'heldBack',
  id: 'core-10',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Zorlanma (CORE-10)', en: 'Distress (CORE-10)' },
  intro: {
    tr: 'Son bir haftadaki zorlanmayı soran on madde.',
    en: 'Ten items on distress over the last week.',
  },
  minutes: 2,
  lookBackDays: 7,
  itemCount: 10,
  scoringNote: 'Official form only, in its official Turkish translation, with the copyright line in view.',
  needs: "The trust's written consent to this use, and its official forms in both languages.",
  limits: screeningLimits,
  citation: 'Barkham M, Bewick B, Mullin T, et al. The CORE-10. Couns Psychother Res 2013;13:3-13.',
  licence: {
    verdict: 'amber',
    text: {
      tr: '© CORE System Trust, CC BY-NC-ND 4.0: metin değiştirilemez, formdan kazanç sağlanamaz.',
      en: '© CORE System Trust, CC BY-NC-ND 4.0: the text may not change, and no profit may be made from the form.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'official', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
}
