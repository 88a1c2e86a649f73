import { lowestFloors } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import {
  type Bands,
  createGate,
  isolates,
  type Release,
  type Rule,
  ruleOf,
  underSameRule,
  withRemainder,
} from './gate.ts'
import type { GateParts } from './gate.ts'
import { monthsOf, type Period } from './periods.ts'
import { type Counts, createReleases, type Memory } from './releases.ts'
import { deduce, type Finding } from './testing/manager.ts'
import { countsOf, inventCompany, months, periods } from './testing/staff.ts'

/** The gate as it is, or with one of its rules taken away. */
interface Defence {
  readonly parts: GateParts
  readonly ruleOf: (floors: { usageFloor: number; testFloor: number }) => Rule
  readonly remembers: boolean
}

const asBuilt: Defence = {
  parts: { split: withRemainder, comparable: underSameRule, isolates },
  ruleOf,
  remembers: true,
}

const memoryOf = (remembers: boolean): Memory => {
  const kept = new Map<string, Release>()
  const keyOf = ({ period, bundle }: Parameters<Memory['find']>[0]) => `${period.code} ${bundle}`
  return {
    find: async (question) => (remembers ? (kept.get(keyOf(question)) ?? null) : null),
    keep: async (question, release) => {
      kept.set(keyOf(question), release)
      return release
    },
  }
}

const same = (one: Bands, other: Bands) => JSON.stringify([...one]) === JSON.stringify([...other])

interface Spoils {
  readonly findings: readonly Finding[]
  /** Ranges that do not hold the truth: the manager's reasoning would be wrong, and the test worth nothing. */
  readonly mistakes: readonly string[]
  readonly shown: number
}

/** The true figures of the first quarter and of its months. */
const truthOf = async (counts: Counts): Promise<(readonly [group: string, people: number])[]> => {
  const [quarter] = periods.quarters
  const care = await counts.quarter('', quarter)
  const ofQuarter = [{ figure: 'active', people: care.active }, ...care.kinds, ...care.topics]
  const ofMonths = await Promise.all(
    monthsOf(quarter).map(async (month) => {
      const usage = await counts.month('', month)
      const { all, names } = await counts.events('', month, 'page')
      const cells = [{ figure: 'active', people: usage.active }, ...usage.kinds, all, ...names]
      return cells.map(({ figure, people }) => [`${month.code} ${figure}`, people] as const)
    }),
  )
  return [
    ...ofQuarter.map(({ figure, people }) => [`${quarter.code} ${figure}`, people] as const),
    ...ofMonths.flat(),
  ]
}

/** Their bands cross those of the lowest floors at different places. */
const raised = [
  { usageFloor: 7, testFloor: 14 },
  { usageFloor: 6, testFloor: 10 },
  { usageFloor: 8, testFloor: 12 },
  { usageFloor: 9, testFloor: 18 },
] as const

/**
 * Half a year at a company. The manager asks for everything, somebody leaves and has their data removed, somebody else
 * joins, the manager asks for everything again; then the second quarter closes and everything is asked once more.
 * In every third company the floors are raised half way.
 */
const spy = async (seed: number, defence: Defence): Promise<Spoils> => {
  const company = inventCompany(seed)
  const counts = countsOf(company)
  const lowest = { usageFloor: lowestFloors.usage, testFloor: lowestFloors.test }
  const floors = { ...lowest }
  const releases = createReleases({
    gate: createGate(defence.parts),
    counts,
    memory: memoryOf(defence.remembers),
    ruleOf: async () => defence.ruleOf(floors),
  })
  const [first, second] = periods.quarters
  const [early, late] = [months.slice(0, 4), months.slice(4)]
  const findings: Finding[] = []
  const isRaised = () => floors.usageFloor > lowestFloors.usage
  // A quarter of which a month was released before the floors rose is judged as that month was.
  const rulesOf = (period: Period) =>
    ruleOf(monthsOf(period).some(({ code }) => early.some((month) => month.code === code)) ? lowest : floors)

  const askMonths = async (of: typeof months) =>
    Promise.all(
      of.map(async (period) => ({
        period,
        rule: ruleOf(floors),
        usage: await releases.month('', period),
        pages: await releases.events('', period, 'page'),
      })),
    )
  const askQuarter = async (period: typeof first) => {
    const care = await releases.quarter('', period)
    const monthly = await Promise.all(monthsOf(period).map((month) => releases.month('', month)))
    const isAnswered = care.has('active') || (!isRaised() && monthly.every((bands) => bands.has('active')))
    return { period, rule: rulesOf(period), care, isAnswered }
  }

  const before = { months: await askMonths(early), quarters: [await askQuarter(first)] }
  const known = { headcount: company.employees.length, topics: company.topics }
  const reasoning = deduce({ ...known, ...before })
  findings.push(...reasoning.findings)

  const mistakes = (await truthOf(counts)).flatMap(([group, people]) => {
    const range = reasoning.ranges.get(group)
    return range && (people < range.atLeast || people > range.atMost) ? [`${seed}: ${group}`] : []
  })

  const [leaver] = company.employees.splice(seed % company.employees.length, 1)
  const again = { months: await askMonths(early), quarters: [await askQuarter(first)] }
  const changed = [
    ...before.months.filter((month, index) => !same(month.usage, again.months[index]?.usage ?? new Map())),
    ...before.quarters.filter(
      (quarter, index) => !same(quarter.care, again.quarters[index]?.care ?? new Map()),
    ),
  ]
  // One person left, and a figure of the past moved: it was theirs.
  if (leaver)
    findings.push(...changed.map(({ period }) => ({ group: `${period.code} leaver`, atLeast: 1, atMost: 1 })))

  const joinerOf = inventCompany(seed + 1_000_000).employees[0]
  if (joinerOf)
    company.employees.push({
      id: -1,
      months: new Map([...joinerOf.months].filter(([code]) => late.some((month) => month.code === code))),
    })
  if (seed % 3 === 0) Object.assign(floors, raised[seed % raised.length])
  const after = { months: await askMonths(late), quarters: [await askQuarter(second)] }
  // The manager has kept the reports of before, whatever has become of them since.
  const all = {
    months: [...before.months, ...after.months],
    quarters: [...before.quarters, ...after.quarters],
  }
  findings.push(...deduce({ ...known, ...all }).findings)
  const shown = all.months.reduce((total, { usage }) => total + usage.size, 0)
  return { findings, mistakes, shown }
}

const companies = Array.from({ length: 700 }, (_, index) => index + 1)

test('a manager who asks for everything, subtracts everything and knows the rule isolates nobody', async () => {
  const spoils: Spoils[] = []
  for (const seed of companies) spoils.push(await spy(seed, asBuilt))

  expect(spoils.flatMap(({ findings }) => findings)).toEqual([])
  expect(spoils.flatMap(({ mistakes }) => mistakes)).toEqual([])
  expect(spoils.reduce((total, { shown }) => total + shown, 0)).toBeGreaterThan(10_000)
}, 60_000)

/** The gate with one rule taken away at a time: the attack has to find it, or the test above would prove nothing. */
const weakened = {
  'the floors at one person': {
    ...asBuilt,
    ruleOf: () => ({ usageFloor: 1, testFloor: 1, step: lowestFloors.test }),
  },
  'no remainder rule': {
    ...asBuilt,
    parts: { ...asBuilt.parts, split: (cells, floor) => cells.filter(({ people }) => people >= floor) },
  },
  'no rounding': { ...asBuilt, ruleOf: (floors) => ({ ...ruleOf(floors), step: 1 }) },
  'no rounding and no last guard': {
    ...asBuilt,
    parts: { ...asBuilt.parts, isolates: () => false },
    ruleOf: (floors) => ({ ...ruleOf(floors), step: 1 }),
  },
  'no memory of what was released': { ...asBuilt, remembers: false },
  'no guard over periods and rules': {
    ...asBuilt,
    parts: { ...asBuilt.parts, comparable: () => true, isolates: () => false },
  },
} as const satisfies Record<string, Defence>

test.each(Object.entries(weakened))(
  'with %s the manager wins',
  async (_, defence) => {
    const findings: Finding[] = []
    for (const seed of companies) {
      if (findings.length === 0) findings.push(...(await spy(seed, defence)).findings)
    }

    expect(findings.length).toBeGreaterThan(0)
  },
  60_000,
)
