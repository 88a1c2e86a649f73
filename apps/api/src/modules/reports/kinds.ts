import type { Grain } from './periods.ts'

/** What somebody can take part in, and how finely it is counted: tests and whatever asks for help by quarter only. */
const grainOf = {
  article: 'month',
  bulletin: 'month',
  aboutLife: 'month',
  assistant: 'month',
  signIn: 'month',
  test: 'quarter',
  form: 'quarter',
} as const satisfies Record<string, Grain>

export type ParticipationKind = keyof typeof grainOf

export const grainOfKind: Readonly<Record<ParticipationKind, Grain>> = grainOf

const isKind = (name: string): name is ParticipationKind => name in grainOf

/** The kinds of plain usage, counted by month. */
export const usageKinds = Object.keys(grainOf)
  .filter(isKind)
  .filter((kind) => grainOf[kind] === 'month')

/** The kinds that a person must not be guessed by: counted by quarter, with the higher floor. */
export const sensitiveKinds = Object.keys(grainOf)
  .filter(isKind)
  .filter((kind) => grainOf[kind] === 'quarter')
