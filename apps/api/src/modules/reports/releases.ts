import type { Bands, EventCounts, Gate, MonthCounts, QuarterCounts, Release, Rule } from './gate.ts'
import { sensitiveKinds } from './kinds.ts'
import { monthsOf, type Period } from './periods.ts'

type EventType = 'page' | 'action'
/** What is released at once and for good: usage of a month, tests and topics of a quarter, events of a month. */
type Bundle = 'usage' | 'care' | `events.${EventType}`

/** Where the counts come from: numbers of people, never people. */
export interface Counts {
  readonly month: (customerId: string, period: Period) => Promise<MonthCounts>
  readonly quarter: (customerId: string, period: Period) => Promise<QuarterCounts>
  readonly events: (customerId: string, period: Period, type: EventType) => Promise<EventCounts>
}

export interface Question {
  readonly customerId: string
  readonly period: Period
  readonly bundle: Bundle
}

/** Remembers what was released, so that the same question has the same answer for ever. */
export interface Memory {
  readonly find: (question: Question) => Promise<Release | null>
  /** Answers what stands then: where somebody was faster, theirs. */
  readonly keep: (question: Question, release: Release) => Promise<Release>
}

export interface Releases {
  readonly month: (customerId: string, period: Period) => Promise<Bands>
  readonly quarter: (customerId: string, period: Period) => Promise<Bands>
  readonly events: (customerId: string, period: Period, type: EventType) => Promise<Bands>
}

const isSensitive = (figure: string) =>
  figure.startsWith('topic:') || sensitiveKinds.some((kind) => figure === `kind:${kind}`)

const splitOf = (figure: string) =>
  ['topic:', 'event:page:', 'event:action:'].find((prefix) => figure.startsWith(prefix))

/**
 * A floor that was raised after a release holds for it too: what is now too small goes, and with one cell of a split
 * all of it, since the others would give it back.
 */
export const underRule = ({ bands }: Release, rule: Rule): Bands => {
  const tooSmall = [...bands].filter(
    ([figure, { atLeast }]) => atLeast < (isSensitive(figure) ? rule.testFloor : rule.usageFloor),
  )
  const broken = tooSmall.map(([figure]) => splitOf(figure) ?? figure)
  return new Map([...bands].filter(([figure]) => !broken.includes(splitOf(figure) ?? figure)))
}

/** Asks the gate once per question and remembers what it let through. The months of a quarter come before it. */
export const createReleases = (parts: {
  readonly gate: Gate
  readonly counts: Counts
  readonly memory: Memory
  readonly ruleOf: (customerId: string) => Promise<Rule>
}): Releases => {
  const { gate, counts, memory, ruleOf } = parts

  const once = async (question: Question, make: (rule: Rule) => Promise<Bands>): Promise<Release> => {
    const found = await memory.find(question)
    if (found) return found
    const rule = await ruleOf(question.customerId)
    return memory.keep(question, { rule, bands: await make(rule) })
  }

  const month = (customerId: string, period: Period) =>
    once({ customerId, period, bundle: 'usage' }, async (rule) =>
      gate.month(rule, await counts.month(customerId, period)),
    )

  const quarter = (customerId: string, period: Period) =>
    once({ customerId, period, bundle: 'care' }, async (rule) => {
      const months = []
      for (const part of monthsOf(period)) months.push(await month(customerId, part))
      return gate.quarter(rule, await counts.quarter(customerId, period), months)
    })

  const events = (customerId: string, period: Period, type: EventType) =>
    once({ customerId, period, bundle: `events.${type}` }, async (rule) => {
      const released = await month(customerId, period)
      return gate.events(rule, await counts.events(customerId, period, type), released)
    })

  const shown = async (customerId: string, release: Release) => underRule(release, await ruleOf(customerId))

  return {
    month: async (customerId, period) => shown(customerId, await month(customerId, period)),
    quarter: async (customerId, period) => {
      const bands = await shown(customerId, await quarter(customerId, period))
      const missing = async (figure: string) => {
        for (const part of monthsOf(period))
          if (!(await shown(customerId, await month(customerId, part))).has(figure)) return true
        return false
      }
      // A month that a raised floor has hidden must not come back as the rest of its quarter.
      const isShown: Record<string, boolean> = {
        headcount: true,
        topic: !(await missing('active')) && !(await missing('kind:article')),
      }
      const others = !(await missing('active'))
      return new Map([...bands].filter(([figure]) => isShown[figure.split(':')[0] ?? ''] ?? others))
    },
    events: async (customerId, period, type) => shown(customerId, await events(customerId, period, type)),
  }
}
