import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import {
  frequency,
  gadItems,
  gulec2012,
  howOften,
  inTwoWeeks,
  phqItems,
  phqLicence,
  twoWeeks,
} from '../shared/phq.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

export const phq4: SumScale = {
  kind: 'scale',
  id: 'phq-4',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Nasılsınız? (PHQ-4)', en: 'How are you? (PHQ-4)' },
  intro: {
    tr: 'Dört soruyla son iki haftadaki ruh hâlinize ve kaygınıza bakar.',
    en: 'Looks at mood and anxiety over the last two weeks in four questions.',
  },
  minutes: 1,
  lookBackDays: twoWeeks,
  instruction: howOften,
  options: frequency,
  items: [gadItems.nervous, gadItems.control, phqItems.interest, phqItems.mood],
  scoring: 'sum',
  higherIs: 'worse',
  bands: symptomBands(
    {
      what: { tr: 'çökkünlük ve kaygı belirtilerinin', en: 'of signs of low mood and anxiety' },
      when: inTwoWeeks,
    },
    [0, 2, 'normal', 'minimal'],
    [3, 5, 'mild', 'low'],
    [6, 8, 'moderate', 'medium'],
    [9, 12, 'severe', 'high'],
  ),
  change: null,
  limits: screeningLimits,
  citation: 'Kroenke K, Spitzer RL, Williams JBW, Löwe B. The PHQ-4. Psychosomatics 2009;50:613-621.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [gulec2012],
    en: ['Kroenke K, Spitzer RL, Williams JBW, Löwe B. Psychosomatics 2009;50:613-621.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 4, least: 0, most: 3 },
    [0, 'normal'],
    [2, 'normal'],
    [3, 'mild'],
    [5, 'mild'],
    [6, 'moderate'],
    [8, 'moderate'],
    [9, 'severe'],
    [12, 'severe'],
  ),
}
