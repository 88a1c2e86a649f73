import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import { frequency, gulec2012, howOften, phqItems, phqLicence, twoWeeks } from '../shared/phq.ts'
import { twoItemBands } from '../shared/ultra-brief.ts'
import { totals } from '../shared/vectors.ts'

export const phq2: SumScale = {
  kind: 'scale',
  id: 'phq-2',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Ruh hâline kısa bakış (PHQ-2)', en: 'Mood at a glance (PHQ-2)' },
  intro: {
    tr: 'İki soruyla son iki haftadaki ruh hâlinize bakar.',
    en: 'Looks at your mood over the last two weeks in two questions.',
  },
  minutes: 1,
  lookBackDays: twoWeeks,
  instruction: howOften,
  options: frequency,
  items: [phqItems.interest, phqItems.mood],
  scoring: 'sum',
  higherIs: 'worse',
  bands: twoItemBands(
    { tr: 'çökkünlük belirtilerinin', en: 'signs of low mood' },
    'çökkünlük belirtilerine',
    'PHQ-9',
  ),
  change: null,
  limits: screeningLimits,
  citation: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-2. Med Care 2003;41:1284-1292.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [gulec2012],
    en: ['Kroenke K, Spitzer RL, Williams JBW. Med Care 2003;41:1284-1292.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 2, least: 0, most: 3 },
    [0, 'below'],
    [2, 'below'],
    [3, 'longForm'],
    [6, 'longForm'],
  ),
}
