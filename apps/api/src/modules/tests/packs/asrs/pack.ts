import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const asrs: HeldBackPack = {
  kind: 'heldBack',
  id: 'asrs',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Yetişkinlerde dikkat (ASRS v1.1)', en: 'Adult attention (ASRS v1.1)' },
  intro: { tr: 'Yetişkinlerde dikkati soran altı madde.', en: 'Six items on attention in adults.' },
  minutes: 2,
  lookBackDays: 180,
  itemCount: 6,
  scoringNote: 'Six screening items, each with its own threshold; never a plain sum of 0-24.',
  needs: "The owner's written terms.",
  limits: screeningLimits,
  citation: 'Kessler RC, Adler L, Ames M, et al. Psychol Med 2005;35:245-256.',
  licence: {
    verdict: 'amber',
    text: {
      tr: 'Bir üçüncü taraf kaydına göre kaynak gösterilerek ücretsizdir; doğrulanmalıdır.',
      en: 'Free with citation according to a third-party registry; this has to be confirmed.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'validated', en: 'original' },
  studies: {
    tr: ['Doğan S ve ark. Anadolu Psikiyatri Derg 2009;10:77-87.'],
    en: ['Kessler RC, Adler L, Ames M, et al. Psychol Med 2005;35:245-256.'],
  },
  ...notReviewed,
}
