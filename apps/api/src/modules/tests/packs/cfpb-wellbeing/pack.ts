import type { HeldBackPack } from '../../pack.ts'
import { notReviewed, screeningLimits } from '../shared/facts.ts'

export const cfpbWellbeing: HeldBackPack = {
  kind: 'heldBack',
  id: 'cfpb-wellbeing',
  version: 1,
  languages: ['en'],
  title: { tr: 'Finansal iyi oluş (CFPB)', en: 'Financial well-being (CFPB)' },
  intro: {
    tr: 'Para konusundaki iyi oluşu soran on madde; yalnızca İngilizce.',
    en: 'Ten items on financial well-being.',
  },
  minutes: 3,
  lookBackDays: null,
  itemCount: 10,
  scoringNote:
    'Converted by a table per age group and labelled as normed in the US; English only, no score in Turkish.',
  needs: 'The conversion tables of the official guide, and a note of the terms on file.',
  limits: screeningLimits,
  citation: 'Consumer Financial Protection Bureau (US). Financial Well-Being Scale, 2015.',
  licence: {
    verdict: 'amber',
    text: {
      tr: 'Ücretsizdir; ifadeler değiştirilemez ve bütün maddeler yanıtlanmalıdır. Resmî Türkçesi yoktur.',
      en: 'Free of charge; its wording must not change and every item has to be answered. There is no official Turkish.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'project', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
}
