const smallest = 5

/**
 * How many have read a notification, as staff may know it: in fives, from five on, and never so many that those who
 * have not are fewer than five. Neither the figure nor its remainder, nor two looks at it, then point at a person
 * (regulation, C2 and C3).
 */
export const shownReadCount = (recipients: number, reads: number): number | null => {
  const known = Math.min(reads, recipients - smallest)
  return known < smallest ? null : known - (known % smallest)
}
