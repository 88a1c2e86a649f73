import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import { frequency, gadItems, howOften, konkan2013, phqLicence, twoWeeks } from '../shared/phq.ts'
import { twoItemBands } from '../shared/ultra-brief.ts'
import { totals } from '../shared/vectors.ts'

export const gad2: SumScale = {
  kind: 'scale',
  id: 'gad-2',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Kaygıya kısa bakış (GAD-2)', en: 'Anxiety at a glance (GAD-2)' },
  intro: {
    tr: 'İki soruyla son iki haftadaki kaygınıza bakar.',
    en: 'Looks at anxiety over the last two weeks in two questions.',
  },
  minutes: 1,
  lookBackDays: twoWeeks,
  instruction: howOften,
  options: frequency,
  items: [gadItems.nervous, gadItems.control],
  scoring: 'sum',
  higherIs: 'worse',
  bands: twoItemBands({ tr: 'kaygı belirtilerinin', en: 'signs of anxiety' }, 'kaygı belirtilerine', 'GAD-7'),
  change: null,
  limits: screeningLimits,
  citation:
    'Kroenke K, Spitzer RL, Williams JBW, Monahan PO, Löwe B. Ann Intern Med 2007;146:317-325 (GAD-2).',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [konkan2013],
    en: ['Kroenke K, Spitzer RL, Williams JBW, Monahan PO, Löwe B. Ann Intern Med 2007;146:317-325.'],
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
