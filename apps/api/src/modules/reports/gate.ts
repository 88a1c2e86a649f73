import { lowestFloors } from '@avita/api-client/contract'

/** The figures of a rule that a report is made by, printed on every report. */
export interface Rule {
  /** Fewer people than these are not shown: plain usage. */
  readonly usageFloor: number
  /** Fewer people than these are not shown: tests, topics, whatever asks for help. */
  readonly testFloor: number
  /** Figures are shown as bands of this width. */
  readonly step: number
}

/** A released figure: the band that it lies in. A hidden one has none. */
export interface Band {
  readonly atLeast: number
  readonly atMost: number
}

/** A counted group: `active`, `kind:article`, `topic:<category>`, `event:page:<name>`. */
export interface Counted {
  readonly figure: string
  readonly people: number
}

/** What is shown of a period: a band per figure. What is missing is hidden, whether few people or none. */
export type Bands = ReadonlyMap<string, Band>

/** What was shown once, with the rule of that day. */
export interface Release {
  readonly rule: Rule
  readonly bands: Bands
}

export interface MonthCounts {
  /** Everybody who may use the programme: the employer knows this number anyway. */
  readonly headcount: number
  readonly active: number
  /** Groups that overlap and add up to nothing. */
  readonly kinds: readonly Counted[]
}

export interface QuarterCounts {
  readonly headcount: number
  readonly active: number
  readonly kinds: readonly Counted[]
  /** A split of those who read articles; some stand in several. Complete, with the empty ones. */
  readonly topics: readonly Counted[]
}

/**
 * The rule of a customer. A floor may be raised, never lowered. The step is a multiple of the usage floor, at least
 * twice as large, and at least the test floor, which moves up to it: only then no band, and no two bands laid over
 * each other, pin down fewer people than the floor (README, "Why bands").
 */
export const ruleOf = (customer: { readonly usageFloor: number; readonly testFloor: number }): Rule => {
  const usageFloor = Math.max(lowestFloors.usage, Math.ceil(customer.usageFloor))
  const wanted = Math.max(lowestFloors.test, Math.ceil(customer.testFloor))
  const step = usageFloor * Math.max(2, Math.ceil(wanted / usageFloor))
  return { usageFloor, testFloor: step, step }
}

/** The band of a figure that may be shown. The first one begins at the floor. */
export const bandOf = ({ usageFloor, step }: Rule, people: number): Band =>
  people < step
    ? { atLeast: usageFloor, atMost: step - 1 }
    : {
        atLeast: Math.floor(people / step) * step,
        atMost: Math.floor(people / step) * step + step - 1,
      }

/** What of a split may be shown: each cell at the floor, and those that are hidden together at the floor too. */
export type SplitRule = (cells: readonly Counted[], floor: number) => readonly Counted[]

export const withRemainder: SplitRule = (cells, floor) => {
  const largestFirst = cells.toSorted((a, b) => b.people - a.people || (a.figure < b.figure ? -1 : 1))
  const shown = largestFirst.filter(({ people }) => people >= floor)
  let hidden = largestFirst.slice(shown.length)
  while (hidden.length > 0 && shown.length > 0 && hidden.reduce((sum, { people }) => sum + people, 0) < floor)
    hidden = [...hidden, ...shown.splice(-1)]
  return shown
}

/** What is known around a figure: groups that it lies in, groups that lie in it, and what it cannot exceed. */
interface Surroundings {
  readonly headcount: number
  readonly outer: readonly Band[]
  readonly inner: readonly Band[]
  /** The largest number that its parts allow together. */
  readonly partsAtMost?: number
}

const limitsOf = ({ headcount, outer, inner, partsAtMost = Infinity }: Surroundings): Band => ({
  atLeast: Math.max(0, ...inner.map((part) => part.atLeast)),
  atMost: Math.min(partsAtMost, headcount, ...outer.map((whole) => whole.atMost)),
})

/**
 * A count as it fits what was released before. It can only fail to where somebody's data was removed in between, and
 * then a figure that contradicts an older one would tell that this person had been counted.
 */
const fitting = (people: number, around: Surroundings): number => {
  const { atLeast, atMost } = limitsOf(around)
  return Math.max(atLeast, Math.min(atMost, people))
}

const pinsDown = (atLeast: number, atMost: number, floor: number) => atLeast >= 1 && atMost < floor

/** Whether a band, laid over what was released before, would show a group of fewer people than the floor. */
export type Guard = (band: Band, around: Surroundings, floor: number) => boolean

export const isolates: Guard = (band, around, floor) => {
  const limits = limitsOf(around)
  const atLeast = Math.max(band.atLeast, limits.atLeast)
  const atMost = Math.min(band.atMost, limits.atMost)
  const { headcount, outer, inner } = around
  return (
    pinsDown(atLeast, atMost, floor) ||
    pinsDown(headcount - atMost, headcount - atLeast, floor) ||
    outer.some((whole) => pinsDown(whole.atLeast - atMost, whole.atMost - atLeast, floor)) ||
    inner.some((part) => pinsDown(atLeast - part.atMost, atMost - part.atLeast, floor))
  )
}

/**
 * Whether something may be asked beside what was released before. Bands of two rules laid over each other are narrower
 * than either, so only what came under the very same rule. It never looks at the figure asked for: that a figure is
 * missing must not tell anything about it.
 */
export type Comparable = (rule: Rule, before: readonly Release[]) => boolean

export const underSameRule: Comparable = (rule, before) =>
  before.every(
    (release) =>
      release.rule.usageFloor === rule.usageFloor &&
      release.rule.testFloor === rule.testFloor &&
      release.rule.step === rule.step,
  )

export interface GateParts {
  readonly split: SplitRule
  readonly comparable: Comparable
  /** The last guard. Under one rule it never has to act (`gate.test.ts`); it is there for the mistake nobody has thought of. */
  readonly isolates: Guard
}

export interface EventCounts {
  readonly headcount: number
  /** Everybody with an event of the type. */
  readonly all: Counted
  /** A split of them; some stand in several. */
  readonly names: readonly Counted[]
}

export interface Gate {
  readonly month: (rule: Rule, counts: MonthCounts) => Bands
  /** `months`: what was released of the three months. */
  readonly quarter: (rule: Rule, counts: QuarterCounts, months: readonly Release[]) => Bands
  /** The events of one type in a month, by people who are among the active of that month. */
  readonly events: (rule: Rule, counts: EventCounts, month: Release) => Bands
}

type Shown = readonly (readonly [figure: string, band: Band])[]

const bandsOf = (releases: readonly Release[], figure: string) =>
  releases.flatMap(({ bands }) => bands.get(figure) ?? [])

const together = (bands: readonly Band[]) => bands.reduce((sum, { atMost }) => sum + atMost, 0)

const safeParts: GateParts = { split: withRemainder, comparable: underSameRule, isolates }

/** Events of tests and forms: by month and at the floor of usage they would say what is kept for quarters of ten. */
export const tellsOfCare = (figure: string): boolean => /^event:.*(test|form)/i.test(figure)

/** Takes counts, gives back what may be shown. Every figure of every report, screen and export comes out of here. */
export const createGate = (parts: GateParts = safeParts): Gate => {
  const groups = (rule: Rule, cells: readonly Counted[], floor: number, around: Surroundings): Shown =>
    cells
      .map(({ figure, people }) => ({ figure, people: fitting(people, around) }))
      .filter(({ people }) => people >= floor)
      .map(({ figure, people }) => [figure, bandOf(rule, people)] as const)
      .filter(([, band]) => !parts.isolates(band, around, rule.usageFloor))

  /** Where the guard takes one cell of a split, the others would give it back: all of it goes. */
  const split = (rule: Rule, cells: readonly Counted[], floor: number, around: Surroundings): Shown => {
    const wanted = parts.split(cells, floor)
    const shown = groups(rule, wanted, floor, around)
    return shown.length === wanted.length ? shown : []
  }

  const headcountOf = (rule: Rule, headcount: number): Shown =>
    headcount < rule.usageFloor ? [] : [['headcount', bandOf(rule, headcount)]]

  return {
    month: (rule, { headcount, active, kinds }) => {
      const people = [{ figure: 'active', people: active }]
      const [whole] = groups(rule, people, rule.usageFloor, { headcount, outer: [], inner: [] })
      if (!whole) return new Map(headcountOf(rule, headcount))
      const around = { headcount, outer: [whole[1]], inner: [] }
      return new Map([
        ...headcountOf(rule, headcount),
        whole,
        ...groups(rule, kinds, rule.usageFloor, around),
      ])
    },

    quarter: (rule, { headcount, active, kinds, topics }, months) => {
      const monthly = bandsOf(months, 'active')
      const readers = bandsOf(months, 'kind:article')
      const people = [{ figure: 'active', people: active }]
      const within = { headcount, inner: monthly, outer: [], partsAtMost: together(monthly) }
      // With a month hidden, the quarter less the other two would show that month's people.
      const mayAsk = monthly.length === 3 && parts.comparable(rule, months)
      const [whole] = mayAsk ? groups(rule, people, rule.usageFloor, within) : []
      if (!whole) return new Map(headcountOf(rule, headcount))
      const around = { headcount, outer: [whole[1]], inner: [], partsAtMost: together(monthly) }
      const aroundTopics = { ...around, partsAtMost: together(readers) }
      return new Map([
        ...headcountOf(rule, headcount),
        whole,
        ...groups(rule, kinds, rule.testFloor, around),
        ...(readers.length < 3 ? [] : split(rule, topics, rule.testFloor, aroundTopics)),
      ])
    },

    events: (rule, { headcount, all, names }, month) => {
      const active = bandsOf([month], 'active')
      const around = { headcount, outer: active, inner: [] }
      const mayAsk = active.length > 0 && parts.comparable(rule, [month])
      const [whole] = mayAsk ? groups(rule, [all], rule.usageFloor, around) : []
      if (!whole) return new Map()
      const outer = [...active, whole[1]]
      const shown = split(rule, names, rule.usageFloor, { headcount, outer, inner: [] })
      return new Map([whole, ...shown.filter(([figure]) => !tellsOfCare(figure))])
    },
  }
}
