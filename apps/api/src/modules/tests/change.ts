import type { ChangeRule, SumScale } from './pack.ts'

export type ChangeDirection = 'better' | 'worse' | 'noClearChange' | 'notJudged'

/** Chance alone stays below this in 95 of 100 cases. */
const confidence = 1.96

/**
 * The smallest whole difference that is more than chance: printed by the source, or computed from the standard error
 * of a difference (Jacobson and Truax 1991, J Consult Clin Psychol 59:12-19).
 */
export const clearDifference = ({ points }: ChangeRule): number => {
  if (points.kind === 'published') return points.points
  const standardError = points.standardDeviation * Math.sqrt(1 - points.reliability)
  return Math.floor(confidence * Math.SQRT2 * standardError) + 1
}

/** What the step from an earlier score to a later one may be called. */
export const directionOf = (
  { change, higherIs }: Pick<SumScale, 'change' | 'higherIs'>,
  earlier: number,
  later: number,
): ChangeDirection => {
  if (change === null) return 'notJudged'
  if (Math.abs(later - earlier) < clearDifference(change)) return 'noClearChange'
  return later > earlier === (higherIs === 'better') ? 'better' : 'worse'
}
