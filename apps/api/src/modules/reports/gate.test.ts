import { assert, array, asyncProperty, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Band,
  bandOf,
  type Bands,
  createGate,
  isolates,
  type Release,
  type Rule,
  ruleOf,
  underSameRule,
  withRemainder,
} from './gate.ts'
import { monthsOf, type Period } from './periods.ts'
import { underRule } from './releases.ts'
import { countsOf, inventCompany, periods } from './testing/staff.ts'

const lowest = ruleOf({ usageFloor: 5, testFloor: 10 })
const floors = record({ usageFloor: integer({ min: -5, max: 60 }), testFloor: integer({ min: -5, max: 90 }) })
const people = integer({ min: 0, max: 500 })
const cells = (most: number) =>
  array(integer({ min: 0, max: 60 }), { minLength: 1, maxLength: most }).map((numbers) =>
    numbers.map((number, index) => ({ figure: `cell:${index}`, people: number })),
  )
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('a customer raises floors and never lowers them', () => {
  expect(lowest).toEqual({ usageFloor: 5, testFloor: 10, step: 10 })
  expect(ruleOf({ usageFloor: 1, testFloor: 1 })).toEqual(lowest)
  assert(
    property(floors, (wish) => {
      const { usageFloor, testFloor, step } = ruleOf(wish)
      expect(usageFloor).toBe(Math.max(5, wish.usageFloor))
      expect(testFloor).toBeGreaterThanOrEqual(Math.max(10, wish.testFloor))
      expect(step % usageFloor).toBe(0)
      expect(step).toBeGreaterThanOrEqual(2 * usageFloor)
    }),
  )
})

test('a band holds its figure, is as wide as the floor, and two bands are the same or apart', () => {
  assert(
    property(floors, people, people, (wish, one, other) => {
      const rule = ruleOf(wish)
      const [a, b] = [one, other].map((number) => Math.max(rule.usageFloor, number))
      const [first, second] = [bandOf(rule, a ?? 0), bandOf(rule, b ?? 0)]
      expect(first.atLeast).toBeLessThanOrEqual(a ?? 0)
      expect(first.atMost).toBeGreaterThanOrEqual(a ?? 0)
      expect(first.atMost - first.atLeast + 1).toBeGreaterThanOrEqual(rule.usageFloor)
      const isSame = first.atLeast === second.atLeast && first.atMost === second.atMost
      expect(isSame || first.atMost < second.atLeast || second.atMost < first.atLeast).toBe(true)
    }),
  )
})

test('what a split hides is nothing, or together at the floor, or everything', () => {
  assert(
    property(cells(8), integer({ min: 1, max: 30 }), (split, floor) => {
      const shown = withRemainder(split, floor)
      const hidden = split.filter((cell) => !shown.includes(cell))
      expect(shown.every((cell) => cell.people >= floor)).toBe(true)
      expect(
        hidden.length === 0 || shown.length === 0 || sum(hidden.map((cell) => cell.people)) >= floor,
      ).toBe(true)
    }),
  )
})

test('no figure of any company is released below its floor', async () => {
  await assert(
    asyncProperty(integer({ min: 1, max: 1_000_000 }), floors, async (seed, wish) => {
      const rule = ruleOf(wish)
      const counts = countsOf(inventCompany(seed))
      const [quarter] = periods.quarters
      const released = await releaseAll(rule, seed)
      for (const { period, bands } of released.months) {
        const { active, kinds } = await counts.month('', period)
        const truth = [{ figure: 'active', people: active }, ...kinds]
        for (const { figure, people: number } of truth)
          if (bands.has(figure)) expect(number).toBeGreaterThanOrEqual(rule.usageFloor)
      }
      const { kinds, topics } = await counts.quarter('', quarter)
      for (const { figure, people: number } of [...kinds, ...topics])
        if (released.quarter.has(figure)) expect(number).toBeGreaterThanOrEqual(rule.testFloor)
    }),
    { numRuns: 60 },
  )
})

const releaseAll = async (rule: Rule, seed: number, gate = createGate()) => {
  const counts = countsOf(inventCompany(seed))
  const [quarter] = periods.quarters
  const monthly: { period: Period; bands: Bands }[] = []
  for (const period of monthsOf(quarter))
    monthly.push({ period, bands: gate.month(rule, await counts.month('', period)) })
  const before: Release[] = monthly.map(({ bands }) => ({ rule, bands }))
  const events: Bands[] = []
  for (const [index, { period }] of monthly.entries()) {
    const month = before[index]
    if (month) events.push(gate.events(rule, await counts.events('', period, 'page'), month))
  }
  return { months: monthly, quarter: gate.quarter(rule, await counts.quarter('', quarter), before), events }
}

test('under one rule the last guard never has to act, so that it gives nothing away', async () => {
  const unguarded = createGate({ split: withRemainder, comparable: underSameRule, isolates: () => false })
  await assert(
    asyncProperty(integer({ min: 1, max: 1_000_000 }), floors, async (seed, wish) => {
      const rule = ruleOf(wish)
      expect(await releaseAll(rule, seed, unguarded)).toEqual(await releaseAll(rule, seed))
    }),
    { numRuns: 60 },
  )
})

/** What all companies that would have the very same report have in common: the most that anybody can know. */
const surelySmall = (
  worlds: readonly { readonly bands: Bands; readonly groups: Readonly<Record<string, number>> }[],
  floor: number,
): string[] => {
  const alike = Map.groupBy(worlds, ({ bands }) =>
    JSON.stringify([...bands].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
  return [...alike].flatMap(([shown, same]) =>
    Object.keys(same[0]?.groups ?? {}).flatMap((group) => {
      const sizes = same.map(({ groups }) => groups[group] ?? 0)
      return Math.min(...sizes) >= 1 && Math.max(...sizes) < floor ? [`${group} by ${shown}`] : []
    }),
  )
}

test.each([14, 24, 31])(
  'of %i employees, whoever compares with every possible month knows no group below the floor',
  (headcount) => {
    const rule: Rule = { usageFloor: 3, testFloor: 6, step: 6 }
    const worlds = []
    for (let active = 0; active <= headcount; active++)
      for (let article = 0; article <= active; article++)
        for (let signIn = 0; signIn <= active; signIn++)
          worlds.push({
            bands: createGate().month(rule, {
              headcount,
              active,
              kinds: [
                { figure: 'kind:article', people: article },
                { figure: 'kind:signIn', people: signIn },
              ],
            }),
            groups: { article, signIn, active, others: active - article, away: headcount - active },
          })

    expect(surelySmall(worlds, rule.usageFloor)).toEqual([])
  },
)

test('whoever compares with every possible split of topics knows no topic below the floor', () => {
  const rule: Rule = { usageFloor: 2, testFloor: 4, step: 4 }
  const numbers = Array.from({ length: 14 }, (_, index) => index)
  const worlds = numbers.flatMap((a) =>
    numbers.flatMap((b) =>
      numbers.map((c) => {
        const split = [
          { figure: 'a', people: a },
          { figure: 'b', people: b },
          { figure: 'c', people: c },
        ]
        const shown = withRemainder(split, rule.testFloor)
        // The readers of any topic are known to be at least this many.
        const readers = bandOf(rule, Math.max(rule.usageFloor, a, b, c))
        const bands = new Map<string, Band>([
          ['readers', readers],
          ...shown.map((cell) => [cell.figure, bandOf(rule, cell.people)] as const),
        ])
        return { bands, groups: { a, b, c } }
      }),
    ),
  )

  expect(surelySmall(worlds, rule.testFloor)).toEqual([])
})

test('events of tests and forms have no monthly figure, however many they are', () => {
  const event = (name: string, people: number) => ({ figure: `event:${name}`, people })
  const month: Release = { rule: lowest, bands: new Map([['active', { atLeast: 90, atMost: 99 }]]) }
  const names = ['page:Home', 'page:TestResult', 'page:Forms', 'action:SubmitTest', 'action:FormSubmit']

  const shown = createGate().events(
    lowest,
    { headcount: 100, all: event('page', 90), names: names.map((name) => event(name, 80)) },
    month,
  )

  expect([...shown.keys()]).toEqual(['event:page', 'event:page:Home'])
})

test('a quarter is not answered while one of its months is hidden, or was released under another rule', () => {
  const shown: Bands = new Map([['active', { atLeast: 20, atMost: 29 }]])
  const hidden: Bands = new Map()
  const counts = { headcount: 100, active: 60, kinds: [{ figure: 'kind:test', people: 30 }], topics: [] }
  const of = (...released: Release[]) => [...createGate().quarter(lowest, counts, released).keys()]
  const month = { rule: lowest, bands: shown }

  expect(of(month, month, month)).toEqual(['headcount', 'active', 'kind:test'])
  expect(of(month, month, { ...month, bands: hidden })).toEqual(['headcount'])
  expect(of(month, month)).toEqual(['headcount'])
  const raised = ruleOf({ usageFloor: 7, testFloor: 10 })
  expect(of(month, month, { rule: raised, bands: shown })).toEqual(['headcount'])
})

test('a quarter counted after somebody’s data was removed never contradicts its months', () => {
  const months51: Release = { rule: lowest, bands: new Map([['active', { atLeast: 50, atMost: 59 }]]) }
  const counts = { headcount: 100, active: 49, kinds: [], topics: [] }

  const released = createGate().quarter(lowest, counts, [months51, months51, months51])

  expect(released.get('active')).toEqual({ atLeast: 50, atMost: 59 })
})

test('a floor that was raised holds for what was released before, and takes whole splits', () => {
  const release: Release = {
    rule: lowest,
    bands: new Map([
      ['active', { atLeast: 60, atMost: 69 }],
      ['event:page:Articles', { atLeast: 50, atMost: 59 }],
      ['event:page:Bulletins', { atLeast: 5, atMost: 9 }],
      ['kind:assistant', { atLeast: 5, atMost: 9 }],
      ['kind:article', { atLeast: 10, atMost: 19 }],
    ]),
  }

  const shown = underRule(release, ruleOf({ usageFloor: 7, testFloor: 10 }))

  expect([...shown.keys()]).toEqual(['active', 'kind:article'])
})

test.each([
  ['a group itself', { atLeast: 2, atMost: 4 }, { headcount: 100, outer: [], inner: [] }, true],
  ['those who stayed away', { atLeast: 97, atMost: 98 }, { headcount: 100, outer: [], inner: [] }, true],
  [
    'the rest of a whole',
    { atLeast: 20, atMost: 20 },
    { headcount: 100, outer: [{ atLeast: 23, atMost: 23 }], inner: [] },
    true,
  ],
  [
    'what a part leaves over',
    { atLeast: 23, atMost: 23 },
    { headcount: 100, outer: [], inner: [{ atLeast: 20, atMost: 20 }] },
    true,
  ],
  [
    'bands as they are',
    { atLeast: 20, atMost: 29 },
    { headcount: 100, outer: [{ atLeast: 20, atMost: 29 }], inner: [{ atLeast: 10, atMost: 19 }] },
    false,
  ],
] as const)('the last guard looks at %s', (_, band, around, outcome) => {
  expect(isolates(band, around, 5)).toBe(outcome)
})
