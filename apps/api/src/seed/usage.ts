import { createHash } from 'node:crypto'
import { type Language } from '@avita/i18n-routes'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { contentItems } from '../modules/content/schema.ts'
import { type Fact, factsOf } from '../modules/reports/participation.ts'
import { type ParticipationKind } from '../modules/reports/kinds.ts'
import { closedPeriods, type Period } from '../modules/reports/periods.ts'
import { seededRandom } from '../random.ts'

/** An invented employee who uses the programme. */
export interface SyntheticUser {
  readonly id: string
  readonly customerId: string
}

/** A year, and what a first quarter needs to be whole. */
const monthsBack = 15
const seed = 2026
const everyDays = 86_400_000

/** How often each kind of use happens in a month in which somebody comes at all. */
const habits: readonly (readonly [kind: ParticipationKind, share: number, page: string])[] = [
  ['article', 0.62, 'ArticleDetail'],
  ['bulletin', 0.34, 'BulletinDetail'],
  ['aboutLife', 0.27, 'DiscoveryDetail'],
  ['assistant', 0.12, 'VirtualAssistance'],
  ['test', 0.1, 'Tests'],
  ['form', 0.06, 'Forms'],
]

interface Event {
  readonly type: 'page' | 'action'
  readonly name: string
  readonly personId: string
  readonly customerId: string
  readonly language: Language
  readonly occurredAt: string
}

// Synthetic staff never sign in, so that nobody has to find these pseudonyms again: no secret key is needed.
const digests = () => {
  const known = new Map<string, string>()
  return (purpose: string, text: string) => {
    const made =
      known.get(text) ?? createHash('sha256').update(`synthetic ${purpose} ${text}`).digest('base64url')
    known.set(text, made)
    return made
  }
}

interface Use {
  readonly facts: readonly Fact[]
  readonly events: readonly Event[]
}

/** What invented people did in the closed months before `now`: always the same for the same staff and month. */
const inventUsage = (staff: readonly SyntheticUser[], topics: readonly string[], now: Date): Use => {
  const random = seededRandom(seed)
  const months = closedPeriods('month', now, monthsBack).toReversed()
  const facts = new Map<string, Fact>()
  const events: Event[] = []
  const digest = digests()

  const visit = (person: SyntheticUser, month: Period, language: Language) => {
    const at = new Date(month.from.getTime() + Math.floor(random() * 28) * everyDays)
    const { id: personId, customerId } = person
    const note = (kind: ParticipationKind, topic?: string) => {
      for (const fact of factsOf({ digest }, { personId, customerId, kind, topic }, at))
        facts.set(`${fact.period} ${fact.pseudonym}`, fact)
    }
    const event = (type: Event['type'], name: string) =>
      events.push({ type, name, personId, customerId, language, occurredAt: at.toISOString() })
    note('signIn')
    event('page', 'Home')
    for (const [kind, share, page] of habits) {
      if (random() >= share) continue
      const topic = topics[Math.floor(random() ** 1.7 * topics.length)]
      note(kind, kind === 'article' ? topic : undefined)
      event('page', page)
    }
    if (random() < 0.5) event('action', 'Logout')
  }

  for (const person of staff) {
    const language: Language = random() < 0.13 ? 'en' : 'tr'
    // Some come every month, most now and then, some never.
    const devotion = random() ** 0.9
    for (const [index, month] of months.entries()) {
      const summer = month.number === 7 || month.number === 8 ? 0.75 : 1
      if (random() < devotion * summer * (0.55 + 0.02 * index)) visit(person, month, language)
    }
  }
  return { facts: [...facts.values()], events }
}

/** Everything as one JSON text: a parameter per value would be too many for one statement. */
const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Writes a year of use by the synthetic staff, so that the reports have something to show. */
export const seedUsage = async (
  database: Database,
  staff: readonly SyntheticUser[],
  now: Date,
): Promise<void> => {
  const categories = await database
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.kind, 'category'))
    .orderBy(asc(contentItems.id))
  const topics = categories.map(({ id }) => id)
  const { facts, events } = inventUsage(staff, topics, now)
  await database.execute(sql`
    insert into participation_facts (customer_id, period, kind, topic, pseudonym)
    select "customerId", period, kind, topic, pseudonym
    from jsonb_to_recordset(${rowsOf(facts)})
      as fact("customerId" uuid, period text, kind text, topic text, pseudonym text)
    on conflict do nothing`)
  await database.execute(sql`
    insert into usage_events (type, name, person_id, customer_id, language, occurred_at)
    select type, name, "personId", "customerId", language, "occurredAt"
    from jsonb_to_recordset(${rowsOf(events)})
      as event(type text, name text, "personId" uuid, "customerId" uuid, language text, "occurredAt" timestamptz)`)
}
