import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { HrReport, ReportCell } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { stringify } from 'csv-stringify/sync'
import { fillText } from '../../fill-text.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import en from '../../locales/en/report.json' with { type: 'json' }
import tr from '../../locales/tr/report.json' with { type: 'json' }

type Texts = typeof tr
const texts: Record<Language, Texts> = { tr, en }

type Row = readonly [
  period: string,
  section: string,
  item: string,
  atLeast: string,
  atMost: string,
  note: string,
]

const rowsOf = (report: HrReport, language: Language): Row[] => {
  const text = texts[language]
  const row = (
    { year, period }: { readonly year: number; readonly period: string },
    section: keyof Texts['section'],
    item: string,
    { atLeast, atMost, hidden }: ReportCell,
  ): Row => [
    `${year} ${text.period[isPeriod(period) ? period : 'year']}`,
    text.section[section],
    item,
    atLeast === null ? '' : String(atLeast),
    atMost === null ? '' : String(atMost),
    hidden ? text.protected : '',
  ]
  const isPeriod = (name: string): name is keyof Texts['period'] => Object.hasOwn(text.period, name)
  return [
    ...report.months.flatMap((month) => [
      row(month, 'headcount', '', month.headcount),
      row(month, 'active', '', month.active),
      ...month.kinds.map((cell) => row(month, 'kinds', text.kind[cell.kind], cell)),
    ]),
    ...report.quarters.flatMap((quarter) => [
      row(quarter, 'headcount', '', quarter.headcount),
      row(quarter, 'active', '', quarter.active),
      ...quarter.kinds.map((cell) => row(quarter, 'kinds', text.kind[cell.kind], cell)),
      ...quarter.topics.map((cell) => row(quarter, 'topics', cell.name, cell)),
    ]),
  ]
}

/** The report as CSV for a spreadsheet: UTF-8 with a mark, and nothing that a spreadsheet would take for a formula. */
export const csvOf = (report: HrReport, language: Language): string => {
  const text = texts[language]
  const { usageFloor, testFloor, step } = report.rule
  return stringify(
    [
      text.columns,
      ...rowsOf(report, language),
      [],
      ...text.rule.map((sentence) => [fillText(sentence, { usageFloor, testFloor, step })]),
    ],
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  )
}

export const csvAnswer = (report: HrReport, language: Language): FileAnswer => {
  const content = Buffer.from(csvOf(report, language), 'utf8')
  const { year, period } = report.shown ?? { year: '', period: '' }
  return new FileAnswer({
    mediaType: 'text/csv; charset=utf-8',
    bytes: content.byteLength,
    version: createHash('sha256').update(content).digest('hex'),
    downloadName: `${texts[language].fileName} ${year} ${period}`.trim() + '.csv',
    isPublic: false,
    open: async (range) => Readable.from(range ? content.subarray(range.start, range.end + 1) : content),
  })
}
