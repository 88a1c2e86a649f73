export type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

/** The part of the day that a greeting names, by the hour on the reader's clock (0 to 23). */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 18) return 'day'
  if (hour >= 18 && hour < 22) return 'evening'
  return 'night'
}
