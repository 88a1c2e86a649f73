import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import {
  distress,
  feelings,
  howOftenDidYouFeel,
  kessler2002,
  kesslerLicence,
  shareOfTime,
  thirtyDays,
} from '../shared/kessler.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

export const k10: SumScale = {
  kind: 'scale',
  id: 'k10',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Genel zorlanma (K10)', en: 'General strain (K10)' },
  intro: {
    tr: 'On soruyla son 30 günde ne kadar zorlandığınıza bakar.',
    en: 'Looks at how strained you have felt over the last 30 days, in ten questions.',
  },
  minutes: 3,
  lookBackDays: thirtyDays,
  instruction: howOftenDidYouFeel,
  options: shareOfTime(1),
  items: [
    { id: 'k1', text: feelings.tired },
    { id: 'k2', text: feelings.nervous },
    { id: 'k3', text: feelings.soNervous },
    { id: 'k4', text: feelings.hopeless },
    { id: 'k5', text: feelings.restless },
    { id: 'k6', text: feelings.soRestless },
    { id: 'k7', text: feelings.depressed },
    { id: 'k8', text: feelings.soDepressed },
    { id: 'k9', text: feelings.effort },
    { id: 'k10', text: feelings.worthless },
  ],
  scoring: 'sum',
  higherIs: 'worse',
  // One border only: above 20, from the Turkish study. Finer cuts are in use abroad, but not with this sum in Türkiye.
  bands: symptomBands(distress, [10, 20, 'upTo20', 'low'], [21, 50, 'above20', 'raised']),
  change: null,
  limits: screeningLimits,
  citation: kessler2002,
  licence: kesslerLicence,
  origin: englishOriginal,
  studies: {
    tr: [
      'Altun Y, Özen M, Kuloğlu MM. Anadolu Psikiyatri Derg 2019;20(Ek 1):23-31 (20 üzeri, duyarlılık %92).',
    ],
    en: [kessler2002],
  },
  ...notReviewed,
  vectors: totals(
    { count: 10, least: 1, most: 5 },
    [10, 'upTo20'],
    [20, 'upTo20'],
    [21, 'above20'],
    [50, 'above20'],
  ),
}
