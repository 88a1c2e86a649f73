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

export const k6: SumScale = {
  kind: 'scale',
  id: 'k6',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Genel zorlanma (K6)', en: 'General strain (K6)' },
  intro: {
    tr: 'Altı soruyla son 30 günde ne kadar zorlandığınıza bakar.',
    en: 'Looks at how strained you have felt over the last 30 days, in six questions.',
  },
  minutes: 2,
  lookBackDays: thirtyDays,
  instruction: howOftenDidYouFeel,
  options: shareOfTime(0),
  items: [
    { id: 'k1', text: feelings.nervous },
    { id: 'k2', text: feelings.hopeless },
    { id: 'k3', text: feelings.restless },
    { id: 'k4', text: feelings.soDepressed },
    { id: 'k5', text: feelings.effort },
    { id: 'k6', text: feelings.worthless },
  ],
  scoring: 'sum',
  higherIs: 'worse',
  bands: symptomBands(
    distress,
    [0, 4, 'low', 'minimal'],
    [5, 12, 'moderate', 'medium'],
    [13, 24, 'high', 'high'],
  ),
  change: null,
  limits: screeningLimits,
  citation: `${kessler2002} Kessler RC, Barker PR, Colpe LJ, et al. Arch Gen Psychiatry 2003;60:184-189.`,
  licence: kesslerLicence,
  origin: englishOriginal,
  studies: {
    tr: [],
    en: [
      'Kessler RC, Barker PR, Colpe LJ, et al. Arch Gen Psychiatry 2003;60:184-189 (13 or more).',
      'Prochaska JJ, Sung HY, Max W, Shi Y, Ong M. Int J Methods Psychiatr Res 2012;21:88-97 (5 to 12).',
    ],
  },
  ...notReviewed,
  vectors: totals(
    { count: 6, least: 0, most: 4 },
    [0, 'low'],
    [4, 'low'],
    [5, 'moderate'],
    [12, 'moderate'],
    [13, 'high'],
    [24, 'high'],
  ),
}
