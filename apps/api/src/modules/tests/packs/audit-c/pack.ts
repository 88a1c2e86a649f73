import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const auditC: HeldBackPack = {
  kind: 'heldBack',
  id: 'audit-c',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Alkol kullanımı (AUDIT-C)', en: 'Alcohol (AUDIT-C)' },
  intro: { tr: 'Alkol kullanımını soran üç madde.', en: 'Three items on alcohol.' },
  minutes: 1,
  lookBackDays: null,
  itemCount: 3,
  scoringNote: 'Three items, 0-4 each, 0-12.',
  needs: 'A written permission of WHO for this use.',
  limits: screeningLimits,
  citation: 'Babor TF, Higgins-Biddle JC, Saunders JB, Monteiro MG. AUDIT. World Health Organization, 2001.',
  licence: {
    verdict: 'amber',
    text: {
      tr: '© Dünya Sağlık Örgütü. Ticari amaçla kullanılamaz.',
      en: '© World Health Organization. Not for commercial purposes.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'validated', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
}
