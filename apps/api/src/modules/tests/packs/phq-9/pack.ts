import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import { frequency, gulec2012, howOften, lowMood, phqItems, phqLicence, twoWeeks } from '../shared/phq.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

export const phq9: SumScale = {
  kind: 'scale',
  id: 'phq-9',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Ruh hâli (PHQ-9)', en: 'Mood (PHQ-9)' },
  intro: {
    tr: 'Son iki haftada ruh hâlinizin, ilginizin ve enerjinizin nasıl olduğuna bakar.',
    en: 'Looks at your mood, interest and energy over the last two weeks.',
  },
  minutes: 3,
  lookBackDays: twoWeeks,
  instruction: howOften,
  options: frequency,
  items: [
    phqItems.interest,
    phqItems.mood,
    phqItems.sleep,
    phqItems.energy,
    phqItems.appetite,
    phqItems.worth,
    phqItems.concentration,
    phqItems.pace,
    phqItems.selfHarm,
    phqItems.difficulty,
  ],
  scoring: 'sum',
  higherIs: 'worse',
  bands: symptomBands(
    lowMood,
    [0, 4, 'minimal', 'minimal'],
    [5, 9, 'mild', 'low'],
    [10, 14, 'moderate', 'medium'],
    [15, 19, 'moderatelySevere', 'raised'],
    [20, 27, 'severe', 'high'],
  ),
  change: {
    points: { kind: 'published', points: 5 },
    source:
      'PHQ-9: a change of 5 points or more (Löwe B, Unützer J, Callahan CM, Perkins AJ, Kroenke K. Med Care 2004;42:1194-1201).',
  },
  limits: screeningLimits,
  citation: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9. J Gen Intern Med 2001;16:606-613.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [gulec2012],
    en: ['Kroenke K, Spitzer RL, Williams JBW. J Gen Intern Med 2001;16:606-613.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 9, least: 0, most: 3 },
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'moderatelySevere'],
    [19, 'moderatelySevere'],
    [20, 'severe'],
    [27, 'severe'],
  ),
}
