import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const cbi: HeldBackPack = {
  kind: 'heldBack',
  id: 'cbi',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Tükenmişlik (CBI)', en: 'Burnout (CBI)' },
  intro: {
    tr: 'Kişisel, işle ve hizmet verilen kişilerle ilgili tükenmişliği soran 19 madde.',
    en: 'Nineteen items on personal, work-related and client-related burnout.',
  },
  minutes: 5,
  lookBackDays: null,
  itemCount: 19,
  scoringNote:
    'Three scales: personal 6 items, work 7, clients 6; answers count 100/75/50/25/0 and a scale is their mean; one work item is reversed; fewer than 3 (personal) or 4 (work) answers give no score. The author rejects a fixed cut-point: a position is shown, never a label.',
  needs: "The owner's written grant.",
  limits: screeningLimits,
  citation:
    'Kristensen TS, Borritz M, Villadsen E, Christensen KB. The Copenhagen Burnout Inventory. Work Stress 2005;19:192-207.',
  licence: {
    verdict: 'amber',
    text: {
      tr: 'Açık olarak kullanılmaktadır; sahibinin yazılı izni bulunamamıştır.',
      en: 'Used as open; a grant by its owner has not been found.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'validated', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
}
