import { trackedPageNames } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, desc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../module-deps.ts'
import { downloadCounts } from '../customer-files/schema.ts'
import type { Counted, Release } from './gate.ts'
import { sensitiveKinds, usageKinds } from './kinds.ts'
import type { Period } from './periods.ts'
import type { Counts, Memory, Question } from './releases.ts'
import { crashCounts, releasedCells } from './schema.ts'

const Participation = z.array(z.object({ kind: z.string(), topic: z.string(), people: z.number() }))
const Events = z.array(z.object({ name: z.string().nullable(), people: z.number() }))
const TopicIds = z.array(z.object({ id: z.string() }))
const Topics = z.array(z.object({ id: z.string(), name: z.string() }))
const Headcount = z.array(z.object({ people: z.number() }))

const Customers = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    usageFloor: z.number(),
    testFloor: z.number(),
    createdAt: z.coerce.date(),
  }),
)

export type ReportCustomer = z.output<typeof Customers>[number]

const customerColumns = sql`select id, name, usage_floor as "usageFloor", test_floor as "testFloor", created_at as "createdAt" from report_customers`

/** Numbers of people, from the functions that give nothing else. `database` is that of the role `report`. */
export const reportCounts = (database: Database): Counts => {
  const headcountOf = async (customerId: string, { until }: Period) => {
    const { rows } = await database.execute(
      sql`select report_headcount(${customerId}, ${until.toISOString()}) as people`,
    )
    return Headcount.parse(rows)[0]?.people ?? 0
  }
  const participationOf = async (customerId: string, { code }: Period) => {
    const { rows } = await database.execute(sql`select * from report_participation(${customerId}, ${code})`)
    const counted = Participation.parse(rows)
    const of = (figure: string, isOne: (row: (typeof counted)[number]) => boolean): Counted => ({
      figure,
      people: counted.filter(isOne).reduce((total, { people }) => total + people, 0),
    })
    return { active: of('active', ({ kind }) => kind === 'active').people, of }
  }
  return {
    month: async (customerId, period) => {
      const { active, of } = await participationOf(customerId, period)
      return {
        headcount: await headcountOf(customerId, period),
        active,
        kinds: usageKinds.map((kind) => of(`kind:${kind}`, (row) => row.kind === kind)),
      }
    },
    quarter: async (customerId, period) => {
      const { active, of } = await participationOf(customerId, period)
      const { rows } = await database.execute(sql`select distinct id from report_topics()`)
      const topics = TopicIds.parse(rows)
      return {
        headcount: await headcountOf(customerId, period),
        active,
        kinds: sensitiveKinds.map((kind) => of(`kind:${kind}`, (row) => row.kind === kind)),
        topics: topics.map(({ id }) => of(`topic:${id}`, (row) => row.kind === 'topic' && row.topic === id)),
      }
    },
    events: async (customerId, period, type) => {
      const { rows } = await database.execute(
        sql`select * from report_events(${customerId}, ${type}, ${period.from.toISOString()}, ${period.until.toISOString()})`,
      )
      const events = Events.parse(rows)
      const peopleOf = (wanted: string | null) => events.find(({ name }) => name === wanted)?.people ?? 0
      const seen = events.flatMap(({ name }) => name ?? [])
      const names = new Set([...(type === 'page' ? trackedPageNames : []), ...seen])
      return {
        headcount: await headcountOf(customerId, period),
        all: { figure: `event:${type}`, people: peopleOf(null) },
        names: [...names].map((name) => ({ figure: `event:${type}:${name}`, people: peopleOf(name) })),
      }
    },
  }
}

const sameQuestion = ({ customerId, period, bundle }: Question) =>
  and(
    eq(releasedCells.customerId, customerId),
    eq(releasedCells.period, period.code),
    eq(releasedCells.bundle, bundle),
  )

/** The released figures, in the database: two processes that release at once give the same answer. */
export const releasedMemory = (database: Database, clock: Clock): Memory => {
  const find: Memory['find'] = async (question) => {
    const rows = await database.select().from(releasedCells).where(sameQuestion(question))
    const whole = rows.find(({ figure }) => figure === '')
    if (!whole) return null
    const { usageFloor, testFloor, step } = whole
    return {
      rule: { usageFloor, testFloor, step },
      bands: new Map(
        rows.flatMap(({ figure, atLeast, atMost }) =>
          atLeast === null || atMost === null ? [] : [[figure, { atLeast, atMost }] as const],
        ),
      ),
    }
  }
  const keep = (question: Question, { rule, bands }: Release) =>
    database.transaction(async (transaction) => {
      const { customerId, period, bundle } = question
      const shared = { customerId, period: period.code, bundle, ...rule, releasedAt: clock() }
      const first = await transaction
        .insert(releasedCells)
        .values({ ...shared, figure: '' })
        .onConflictDoNothing()
        .returning({ figure: releasedCells.figure })
      if (first.length === 0) return false
      const cells = [...bands].map(([figure, band]) => ({ ...shared, figure, ...band }))
      if (cells.length > 0) await transaction.insert(releasedCells).values(cells)
      return true
    })
  return {
    find,
    keep: async (question, release) =>
      (await keep(question, release)) ? release : ((await find(question)) ?? release),
  }
}

/** Everything else that the screens read; none of it is about a person. */
export const reportStore = (database: Database) => ({
  /** What has been released, as `customer period bundle`. */
  async released(): Promise<ReadonlySet<string>> {
    const { customerId, period, bundle, figure } = releasedCells
    const rows = await database
      .select({ customerId, period, bundle })
      .from(releasedCells)
      .where(eq(figure, ''))
    return new Set(rows.map((row) => `${row.customerId} ${row.period} ${row.bundle}`))
  },

  async customer(id: string): Promise<ReportCustomer | null> {
    const { rows } = await database.execute(sql`${customerColumns} where id = ${id}`)
    return Customers.parse(rows)[0] ?? null
  },

  async customers(): Promise<readonly ReportCustomer[]> {
    const { rows } = await database.execute(sql`${customerColumns} order by name collate "tr-x-icu", id`)
    return Customers.parse(rows)
  },

  async topicNames(language: Language) {
    const { rows } = await database.execute(
      sql`select id, name from report_topics() where language = ${language} order by name collate "tr-x-icu"`,
    )
    return Topics.parse(rows)
  },

  async downloads({ from, until }: Pick<Period, 'from' | 'until'>) {
    const rows = await database
      .select({ kind: downloadCounts.kind, count: sum(downloadCounts.count).mapWith(Number) })
      .from(downloadCounts)
      .where(and(gte(downloadCounts.day, dayOf(from)), lt(downloadCounts.day, dayOf(until))))
      .groupBy(downloadCounts.kind)
      .orderBy(asc(downloadCounts.kind))
    return rows.map(({ kind, count }) => ({ figure: kind, people: count }))
  },

  async crashes({ from, until }: Pick<Period, 'from' | 'until'>) {
    const { app, release, page, error, day } = crashCounts
    const total = sum(crashCounts.count).mapWith(Number)
    return database
      .select({ app, release, page, error, count: total, lastDay: sql<string>`max(${day})::text` })
      .from(crashCounts)
      .where(and(gte(day, dayOf(from)), lt(day, dayOf(until))))
      .groupBy(app, release, page, error)
      .orderBy(desc(total), asc(app), asc(page), asc(error))
      .limit(200)
  },
})

/** The Turkish calendar day of a moment. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

export interface Crash {
  readonly app: string
  readonly release: string
  readonly page: string
  readonly error: string
}

export const countCrash = async (database: Database, crash: Crash, now: Date): Promise<void> => {
  await database
    .insert(crashCounts)
    .values({ ...crash, day: dayOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [crashCounts.day, crashCounts.app, crashCounts.release, crashCounts.page, crashCounts.error],
      set: { count: sql`${crashCounts.count} + 1` },
    })
}
