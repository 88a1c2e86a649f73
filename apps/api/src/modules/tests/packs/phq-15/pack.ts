import type { Item, Option, SumScale } from '../../pack.ts'
import { bothLanguages, englishOriginal, notReviewed } from '../shared/facts.ts'
import { gulec2012, phqLicence } from '../shared/phq.ts'
import { symptomBands } from '../shared/symptom-bands.ts'
import { totals } from '../shared/vectors.ts'

const bothered: readonly Option[] = [
  { value: 0, label: { tr: 'Hiç rahatsız etmedi', en: 'Not bothered at all' } },
  { value: 1, label: { tr: 'Biraz rahatsız etti', en: 'Bothered a little' } },
  { value: 2, label: { tr: 'Çok rahatsız etti', en: 'Bothered a lot' } },
]

const item = (number: number, tr: string, en: string): Item => ({ id: `phq15-${number}`, text: { tr, en } })

export const phq15: SumScale = {
  kind: 'scale',
  id: 'phq-15',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'Bedensel yakınmalar (PHQ-15)', en: 'Bodily complaints (PHQ-15)' },
  intro: {
    tr: 'Son dört haftada bedensel yakınmaların sizi ne kadar rahatsız ettiğine bakar.',
    en: 'Looks at how much bodily complaints have bothered you over the last four weeks.',
  },
  minutes: 3,
  lookBackDays: 28,
  instruction: {
    tr: 'Son 4 hafta içinde aşağıdaki sorunlar sizi ne kadar rahatsız etti?',
    en: 'During the past 4 weeks, how much have you been bothered by any of the following problems?',
  },
  options: bothered,
  items: [
    item(1, 'Mide ağrısı', 'Stomach pain'),
    item(2, 'Sırt ağrısı', 'Back pain'),
    item(
      3,
      'Kollarınızda, bacaklarınızda ya da eklemlerinizde (diz, kalça gibi) ağrı',
      'Pain in your arms, legs, or joints (knees, hips, etc.)',
    ),
    {
      ...item(
        4,
        'Âdet sancıları ya da âdet dönemlerinizle ilgili başka sorunlar',
        'Menstrual cramps or other problems with your periods',
      ),
      // Asked of menstruating people only; for everybody else it adds nothing, and the sum stays whole.
      options: [
        ...bothered,
        { value: 3, points: 0, label: { tr: 'Benim için geçerli değil', en: 'Does not apply to me' } },
      ],
    },
    item(5, 'Baş ağrısı', 'Headaches'),
    item(6, 'Göğüs ağrısı', 'Chest pain'),
    item(7, 'Baş dönmesi', 'Dizziness'),
    item(8, 'Bayılma nöbetleri', 'Fainting spells'),
    item(9, 'Kalbinizin güçlü ya da hızlı attığını hissetmek', 'Feeling your heart pound or race'),
    item(10, 'Nefes darlığı', 'Shortness of breath'),
    item(
      11,
      'Cinsel ilişki sırasında ağrı ya da başka sorunlar',
      'Pain or problems during sexual intercourse',
    ),
    item(12, 'Kabızlık, yumuşak dışkılama ya da ishal', 'Constipation, loose bowels, or diarrhea'),
    item(13, 'Bulantı, gaz ya da hazımsızlık', 'Nausea, gas, or indigestion'),
    item(14, 'Kendinizi yorgun hissetmek ya da enerjinizin az olması', 'Feeling tired or having low energy'),
    item(15, 'Uyku sorunları', 'Trouble sleeping'),
  ],
  scoring: 'sum',
  higherIs: 'worse',
  bands: symptomBands(
    {
      what: { tr: 'bedensel yakınmaların', en: 'of bodily complaints' },
      when: { tr: 'son dört haftada', en: 'over the last four weeks' },
    },
    [0, 4, 'minimal', 'minimal'],
    [5, 9, 'low', 'low'],
    [10, 14, 'medium', 'medium'],
    [15, 30, 'high', 'high'],
  ),
  change: null,
  limits: {
    tr: 'Yakınmaların nedenini söylemez ve bir muayenenin yerine geçmez. Yeni, güçlü ya da süren bir yakınmanız varsa hekiminize başvurun.',
    en: 'It does not say where complaints come from, and it does not replace an examination. See your doctor about a complaint that is new, strong or lasting.',
  },
  citation: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-15. Psychosom Med 2002;64:258-266.',
  licence: phqLicence,
  origin: englishOriginal,
  studies: { tr: [gulec2012], en: ['Kroenke K, Spitzer RL, Williams JBW. Psychosom Med 2002;64:258-266.'] },
  ...notReviewed,
  vectors: [
    ...totals(
      { count: 15, least: 0, most: 2 },
      [0, 'minimal'],
      [4, 'minimal'],
      [5, 'low'],
      [9, 'low'],
      [10, 'medium'],
      [14, 'medium'],
      [15, 'high'],
      [30, 'high'],
    ),
    { answers: [2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], score: 28, band: 'high' },
  ],
}
