import { seededRandom } from '../../../random.ts'
import type { Counted } from '../gate.ts'
import { sensitiveKinds, usageKinds } from '../kinds.ts'
import { monthsOf, type Period, quarterOf } from '../periods.ts'
import type { Counts } from '../releases.ts'

/** What one person did in one month; nothing at all where they stayed away. */
interface MonthOfPerson {
  readonly kinds: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
}

interface Employee {
  readonly id: number
  readonly months: ReadonlyMap<string, MonthOfPerson>
}

export interface Company {
  readonly employees: Employee[]
  readonly topics: readonly string[]
}

export const periods = { quarters: [quarterOf(2025, 1), quarterOf(2025, 2)] } as const
export const months: readonly Period[] = periods.quarters.flatMap((quarter) => monthsOf(quarter))

const pages = ['Home', 'Articles', 'Tests', 'Bulletins'] as const

/** An invented company. The habits range from hardly anybody to nearly everybody, and from always the same to ever new people. */
export const inventCompany = (seed: number): Company => {
  const random = seededRandom(seed)
  const size = 6 + Math.floor(random() ** 2 * 90)
  const topics = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, index) => `topic:t${index}`)
  // Close to all or to none is where subtraction pays.
  const share = () => {
    const kind = random()
    return kind < 0.3 ? random() * 0.2 : kind < 0.7 ? 0.8 + random() * 0.2 : random()
  }
  const shares = Object.fromEntries(
    ['active', ...usageKinds, ...sensitiveKinds, ...topics, ...pages].map((name) => [name, share()]),
  )
  const often = (name: string) => random() < (shares[name] ?? 0)
  const turns = random() < 0.4
  // Where everybody reads about one thing only, and nearly all about the same, the topics add up to their readers.
  const isFaithful = random() < 0.4
  const favouriteOf = (id: number) => topics[id % 8 === 0 ? 1 : 0] ?? ''
  const employ = (id: number): Employee => ({
    id,
    months: new Map(
      months.flatMap(({ code }, index) => {
        // Where people take turns, the months of a quarter hardly share anybody.
        const comes = turns ? id % 3 === index % 3 && random() < 0.95 : often('active')
        if (!comes) return []
        const kinds = new Set<string>([...usageKinds, ...sensitiveKinds].filter(often))
        const read = kinds.has('article') ? topics.filter(often) : []
        const first = topics[Math.floor(random() * topics.length)]
        const some = kinds.has('article') && read.length === 0 && first ? [first] : read
        const about = isFaithful && some.length > 0 ? [favouriteOf(id)] : some
        return [
          [
            code,
            {
              kinds,
              topics: new Set(about),
              pages: new Set(['Home', ...pages.filter(often)]),
            },
          ] as const,
        ]
      }),
    ),
  })
  return { employees: Array.from({ length: size }, (_, id) => employ(id)), topics }
}

const count = (company: Company, does: (employee: Employee) => boolean) =>
  company.employees.filter(does).length

/** The counts of a company as it stands now; somebody who has left and had their data removed is in none of them. */
export const countsOf = (company: Company): Counts => {
  const inAny = (period: Period, has: (month: MonthOfPerson) => boolean) => (employee: Employee) =>
    monthsOf(period).some(({ code }) => {
      const month = employee.months.get(code)
      return month !== undefined && has(month)
    })
  const counted = (period: Period, figure: string, has: (month: MonthOfPerson) => boolean): Counted => ({
    figure,
    people: count(company, inAny(period, has)),
  })
  const base = (period: Period) => ({
    headcount: company.employees.length,
    active: counted(period, 'active', () => true).people,
  })
  return {
    month: async (_, period) => ({
      ...base(period),
      kinds: usageKinds.map((kind) => counted(period, `kind:${kind}`, ({ kinds }) => kinds.has(kind))),
    }),
    quarter: async (_, period) => ({
      ...base(period),
      kinds: sensitiveKinds.map((kind) => counted(period, `kind:${kind}`, ({ kinds }) => kinds.has(kind))),
      topics: company.topics.map((topic) => counted(period, topic, (month) => month.topics.has(topic))),
    }),
    events: async (_, period, type) => ({
      headcount: company.employees.length,
      all: counted(period, `event:${type}`, () => true),
      names: pages.map((page) => counted(period, `event:${type}:${page}`, (month) => month.pages.has(page))),
    }),
  }
}
