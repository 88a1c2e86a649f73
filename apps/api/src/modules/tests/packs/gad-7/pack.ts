import type { SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed, screeningLimits } from '../shared/facts.ts'
import {
  anxiety,
  frequency,
  gadItems,
  gulec2012,
  howOften,
  konkan2013,
  phqLicence,
  twoWeeks,
} from '../shared/phq.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

export const gad7: SumScale = {
  kind: 'scale',
  id: 'gad-7',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Kaygı (GAD-7)', en: 'Anxiety (GAD-7)' },
  intro: {
    tr: 'Son iki haftada kaygı ve endişenin sizi ne kadar meşgul ettiğine bakar.',
    en: 'Looks at how much anxiety and worry have been with you over the last two weeks.',
  },
  minutes: 2,
  lookBackDays: twoWeeks,
  instruction: howOften,
  options: frequency,
  items: [
    gadItems.nervous,
    gadItems.control,
    gadItems.worry,
    gadItems.relaxing,
    gadItems.restless,
    gadItems.irritable,
    gadItems.afraid,
  ],
  scoring: 'sum',
  higherIs: 'worse',
  // The international bands, in both languages: the Turkish study (cut-off 8) drew on a clinical sample.
  bands: symptomBands(
    anxiety,
    [0, 4, 'minimal', 'minimal'],
    [5, 9, 'mild', 'low'],
    [10, 14, 'moderate', 'medium'],
    [15, 21, 'severe', 'high'],
  ),
  change: {
    points: { kind: 'published', points: 6 },
    source:
      'GAD-7: a reliable change index of 5.59, rounded to 6 points (Bischoff T, Anderson SR, Heafner J, Tambling R. Psychology, Community & Health 2020;8:176-187).',
  },
  limits: screeningLimits,
  citation: 'Spitzer RL, Kroenke K, Williams JBW, Löwe B. The GAD-7. Arch Intern Med 2006;166:1092-1097.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: {
    tr: [`${konkan2013} Klinik örneklemde en uygun kesme puanı 10 değil 8 bulunmuştur.`, gulec2012],
    en: ['Spitzer RL, Kroenke K, Williams JBW, Löwe B. Arch Intern Med 2006;166:1092-1097.'],
  },
  ...notReviewed,
  vectors: totals(
    { count: 7, least: 0, most: 3 },
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'severe'],
    [21, 'severe'],
  ),
}
