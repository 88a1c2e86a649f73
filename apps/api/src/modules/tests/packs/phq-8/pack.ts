import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import { frequency, gulec2012, howOften, lowMood, phqItems, phqLicence, twoWeeks } from '../shared/phq.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

export const phq8: SumScale = {
  kind: 'scale',
  id: 'phq-8',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Ruh hâli (PHQ-8)', en: 'Mood (PHQ-8)' },
  intro: {
    tr: 'Son iki haftadaki ruh hâlinize sekiz soruyla bakar.',
    en: 'Looks at your mood over the last two weeks in eight questions.',
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
  ],
  scoring: 'sum',
  higherIs: 'worse',
  bands: symptomBands(
    lowMood,
    [0, 4, 'minimal', 'minimal'],
    [5, 9, 'mild', 'low'],
    [10, 14, 'moderate', 'medium'],
    [15, 19, 'moderatelySevere', 'raised'],
    [20, 24, 'severe', 'high'],
  ),
  change: null,
  limits: screeningLimits,
  citation: 'Kroenke K, Strine TW, Spitzer RL ve ark. The PHQ-8. J Affect Disord 2009;114:163-173.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [gulec2012],
    en: ['Kroenke K, Strine TW, Spitzer RL, et al. J Affect Disord 2009;114:163-173.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 8, least: 0, most: 3 },
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'moderatelySevere'],
    [19, 'moderatelySevere'],
    [20, 'severe'],
    [24, 'severe'],
  ),
}
