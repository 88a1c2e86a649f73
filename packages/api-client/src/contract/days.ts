/** The days of a week in their order (specification, section 3). Their names come from `Intl`. */
export const dayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type DayName = (typeof dayNames)[number]

export interface DayOfWeek {
  readonly name: DayName
  readonly isWeekend: boolean
}

/** Saturday and Sunday (specification, section 3). */
export const isWeekend = (name: DayName): boolean => name === 'saturday' || name === 'sunday'

export const daysOfWeek: readonly DayOfWeek[] = dayNames.map((name) => ({ name, isWeekend: isWeekend(name) }))
