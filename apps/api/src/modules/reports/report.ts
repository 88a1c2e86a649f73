import type { CareKind, HrReport, ReportCell, UsageKind } from '@avita/api-client/contract'
import { careKindNames, reportRuleCodes, usageKindNames } from '@avita/api-client/contract'
import type { Asked } from './calendar.ts'
import type { Bands, Rule } from './gate.ts'

/** A figure as it is answered. What is hidden says that it is protected, and not which group was too small. */
export const cellOf = (bands: Bands, figure: string): ReportCell => {
  const band = bands.get(figure)
  return band
    ? { atLeast: band.atLeast, atMost: band.atMost, hidden: null }
    : { atLeast: null, atMost: null, hidden: 'protected' }
}

export const ruleShown = ({ usageFloor, testFloor, step }: Rule) => ({
  usageFloor,
  testFloor,
  step,
  codes: [...reportRuleCodes],
})

const kindCells = <Kind extends UsageKind | CareKind>(bands: Bands, kinds: readonly Kind[]) =>
  kinds.map((kind) => ({ kind, ...cellOf(bands, `kind:${kind}`) }))

export const monthShown = (name: Asked, bands: Bands): HrReport['months'][number] => ({
  ...name,
  headcount: cellOf(bands, 'headcount'),
  active: cellOf(bands, 'active'),
  kinds: kindCells(bands, usageKindNames),
})

export const quarterShown = (
  name: Asked,
  bands: Bands,
  topics: readonly { readonly id: string; readonly name: string }[],
): HrReport['quarters'][number] => ({
  ...name,
  headcount: cellOf(bands, 'headcount'),
  active: cellOf(bands, 'active'),
  kinds: kindCells(bands, careKindNames),
  topics: topics.map((topic) => ({ ...topic, ...cellOf(bands, `topic:${topic.id}`) })),
})
