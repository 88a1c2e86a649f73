import { sensitiveKinds, usageKinds } from '../kinds.ts'
import { type Bands, type Rule, tellsOfCare } from '../gate.ts'
import type { Period } from '../periods.ts'
import { monthsOf } from '../periods.ts'

/** Everything that a nosy manager has written down about a company: the reports, and how many work there. */
export interface Notes {
  readonly headcount: number
  readonly topics: readonly string[]
  readonly months: readonly {
    readonly period: Period
    readonly rule: Rule
    readonly usage: Bands
    readonly pages: Bands
  }[]
  readonly quarters: readonly {
    readonly period: Period
    readonly rule: Rule
    readonly care: Bands
    /** Whether nothing but the size of its groups can have hidden them. */
    readonly isAnswered: boolean
  }[]
}

/** What the manager has found out: a group, and between how many people it has. */
export interface Finding {
  readonly group: string
  readonly atLeast: number
  readonly atMost: number
}

interface Range {
  atLeast: number
  atMost: number
}

/** `part` lies in `whole`; `whole` is no larger than `parts` together, and no smaller where each person stands in one. */
type Fact =
  | { readonly kind: 'within'; readonly part: string; readonly whole: string }
  | {
      readonly kind: 'covered'
      readonly whole: string
      readonly parts: readonly string[]
      readonly isExact: boolean
    }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Subtracts everything from everything: every figure is a range, every relation between groups narrows them, until
 * nothing moves. The manager knows the rule and reads what is missing as well as what is there.
 */
export const deduce = ({
  headcount,
  topics,
  months,
  quarters,
}: Notes): {
  readonly ranges: ReadonlyMap<string, Range>
  readonly findings: readonly Finding[]
} => {
  const ranges = new Map<string, Range>()
  const facts: Fact[] = []
  const find = (name: string): Range => {
    const known = ranges.get(name) ?? { atLeast: 0, atMost: headcount }
    ranges.set(name, known)
    return known
  }
  const learn = (name: string, bands: Bands, figure: string, hiddenAtMost: number) => {
    const range = find(name)
    const band = bands.get(figure)
    range.atLeast = Math.max(range.atLeast, band?.atLeast ?? 0)
    range.atMost = Math.min(range.atMost, band?.atMost ?? hiddenAtMost)
  }
  /** A single hidden cell of a split can only be hidden for its size, or always is; of several, one may stand in for another. */
  const learnSplit = (period: string, bands: Bands, figures: readonly string[], floor: number) => {
    const hidden = figures.filter((figure) => !bands.has(figure))
    for (const figure of figures)
      learn(
        `${period} ${figure}`,
        bands,
        figure,
        hidden.length === 1 && !tellsOfCare(figure) ? floor - 1 : headcount,
      )
  }
  find('everybody').atLeast = headcount

  for (const { period, rule, usage, pages } of months) {
    const active = `${period.code} active`
    learn(active, usage, 'active', rule.usageFloor - 1)
    facts.push({ kind: 'within', part: active, whole: 'everybody' })
    for (const kind of usageKinds) {
      learn(`${period.code} kind:${kind}`, usage, `kind:${kind}`, rule.usageFloor - 1)
      facts.push({ kind: 'within', part: `${period.code} kind:${kind}`, whole: active })
    }
    const type = `${period.code} event:page`
    if (pages.has('event:page')) {
      const names = ['Home', 'Articles', 'Tests', 'Bulletins'].map((page) => `event:page:${page}`)
      learn(type, pages, 'event:page', rule.usageFloor - 1)
      learnSplit(period.code, pages, names, rule.usageFloor)
      const cells = names.map((name) => `${period.code} ${name}`)
      for (const part of cells) facts.push({ kind: 'within', part, whole: type })
      facts.push({ kind: 'covered', whole: type, parts: cells, isExact: false })
    }
    facts.push({ kind: 'within', part: type, whole: active })
  }

  for (const { period, rule, care, isAnswered } of quarters) {
    const active = `${period.code} active`
    const monthly = monthsOf(period).map(({ code }) => `${code} active`)
    for (const part of monthly) facts.push({ kind: 'within', part, whole: active })
    facts.push({ kind: 'within', part: active, whole: 'everybody' })
    facts.push({ kind: 'covered', whole: active, parts: monthly, isExact: false })
    const readers = `${period.code} readers`
    const readersByMonth = monthsOf(period).map(({ code }) => `${code} kind:article`)
    for (const part of readersByMonth) facts.push({ kind: 'within', part, whole: readers })
    facts.push({ kind: 'within', part: readers, whole: active })
    facts.push({ kind: 'covered', whole: readers, parts: readersByMonth, isExact: false })
    const cells = topics.map((topic) => `${period.code} ${topic}`)
    for (const part of cells) facts.push({ kind: 'within', part, whole: readers })
    facts.push({ kind: 'covered', whole: readers, parts: cells, isExact: false })
    if (!isAnswered) continue
    // Each of its months is shown, so only its size, or a guard, can have hidden the quarter.
    learn(active, care, 'active', rule.usageFloor - 1)
    for (const kind of sensitiveKinds) {
      learn(`${period.code} kind:${kind}`, care, `kind:${kind}`, rule.testFloor - 1)
      facts.push({ kind: 'within', part: `${period.code} kind:${kind}`, whole: active })
    }
    if (topics.some((topic) => care.has(topic))) learnSplit(period.code, care, topics, rule.testFloor)
  }

  narrow(facts, find)
  const rules = new Map<string, Rule>(
    [...months, ...quarters].map(({ period, rule }) => [period.code, rule] as const),
  )
  return { ranges, findings: findingsOf(rules, facts, ranges, quarters, find) }
}

const narrow = (facts: readonly Fact[], find: (name: string) => Range) => {
  let moved = true
  const raise = (range: Range, atLeast: number) => {
    if (atLeast <= range.atLeast) return
    range.atLeast = atLeast
    moved = true
  }
  const lower = (range: Range, atMost: number) => {
    if (atMost >= range.atMost) return
    range.atMost = atMost
    moved = true
  }
  for (let round = 0; moved && round < 200; round++) {
    moved = false
    for (const fact of facts) {
      const whole = find(fact.whole)
      if (fact.kind === 'within') {
        lower(find(fact.part), whole.atMost)
        raise(whole, find(fact.part).atLeast)
        continue
      }
      const parts = fact.parts.map(find)
      const atMost = sum(parts.map((part) => part.atMost))
      lower(whole, atMost)
      for (const part of parts) raise(part, whole.atLeast - (atMost - part.atMost))
      if (!fact.isExact) continue
      const atLeast = sum(parts.map((part) => part.atLeast))
      raise(whole, atLeast)
      for (const part of parts) lower(part, whole.atMost - (atLeast - part.atLeast))
    }
  }
}

const isSensitive = (name: string) =>
  name.includes('topic:') || sensitiveKinds.some((kind) => name.endsWith(`kind:${kind}`))

const findingsOf = (
  rules: ReadonlyMap<string, Rule>,
  facts: readonly Fact[],
  ranges: ReadonlyMap<string, Range>,
  quarters: Notes['quarters'],
  find: (name: string) => Range,
): Finding[] => {
  /** A group is judged by the floor under which its own period was released. */
  const floorOf = (name: string, floor: 'usageFloor' | 'testFloor') =>
    rules.get(name.split(' ')[0] ?? '')?.[floor] ?? 0
  const groups = [...ranges].map(([group, { atLeast, atMost }]) => ({
    group,
    atLeast,
    atMost,
    floor: floorOf(group, isSensitive(group) ? 'testFloor' : 'usageFloor'),
  }))
  const rests = facts.flatMap((fact) => {
    if (fact.kind !== 'within') return []
    const [whole, part] = [find(fact.whole), find(fact.part)]
    return [
      {
        group: `${fact.whole} without ${fact.part}`,
        atLeast: whole.atLeast - part.atMost,
        atMost: whole.atMost - part.atLeast,
        floor: floorOf(fact.part, 'usageFloor'),
      },
    ]
  })
  // Whoever came in more than one month of a quarter.
  const regulars = quarters.map(({ period, rule }) => {
    const monthly = monthsOf(period).map(({ code }) => find(`${code} active`))
    const whole = find(`${period.code} active`)
    return {
      group: `${period.code} regulars`,
      atLeast: Math.ceil((sum(monthly.map(({ atLeast }) => atLeast)) - whole.atMost) / 2),
      atMost: sum(monthly.map(({ atMost }) => atMost)) - whole.atLeast,
      floor: rule.usageFloor,
    }
  })
  // A figure that fits nothing gives away that a guard hid it, or that somebody in it has gone.
  const contradiction = groups.find(({ atLeast, atMost }) => atLeast > atMost)
  if (contradiction) return [{ group: `${contradiction.group} fits nothing`, atLeast: 1, atMost: 1 }]
  return [...groups, ...rests, ...regulars]
    .filter(({ atLeast, atMost, floor }) => atLeast >= 1 && atMost < floor)
    .map(({ group, atLeast, atMost }) => ({ group, atLeast, atMost }))
}
