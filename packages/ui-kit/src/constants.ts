/** Pixels of scrolling after which the go-to-top button shows (specification, section 9). */
export const goToTopThreshold = 100

/** How long a toast stays, stays on after the pointer left it, and fades, in milliseconds; where it appears (section 9). */
export const toastTimings = {
  timeout: 5000,
  extendedTimeout: 1000,
  ease: 300,
  position: 'top-right',
} as const

/** A day of the week as the specification lists it (section 3). `day` counts as `Date.getDay` does: Sunday is 0. */
export interface DayOfWeek {
  readonly day: number
  readonly name: string
  readonly isWeekend: boolean
}

/** The days that are weekend: Saturday and Sunday (section 3). */
export const weekendDays = [6, 0] as const

/** The seven days from Monday on, named in a language through `Intl`. */
export const daysOfWeek = (language: string): DayOfWeek[] => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.UTC(1970, 0, 5 + index))
    const day = date.getUTCDay()
    return { day, name: name.format(date), isWeekend: weekendDays.some((weekend) => weekend === day) }
  })
}

/** The year in which the service began (section 9). */
export const copyrightFirstYear = 2006

/** The years of the copyright line: 2006 to the current one (section 9). */
export const copyrightYears = (now = new Date()): string => {
  const year = now.getFullYear()
  return year > copyrightFirstYear ? `${copyrightFirstYear}–${year}` : `${copyrightFirstYear}`
}
