import type { Vector } from '../../pack.ts'

/** Answers that come to a total, filled up from the first item on: the shortest way to write a boundary vector. */
const reaching = (total: number, count: number, least: number, most: number): readonly number[] => {
  let left = total - count * least
  return Array.from({ length: count }, () => {
    const extra = Math.min(most - least, Math.max(0, left))
    left -= extra
    return least + extra
  })
}

/** Boundary vectors: `[4, 'minimal']` is answers that add up to 4 and fall into that band. */
export const totals = (
  { count, least, most }: { readonly count: number; readonly least: number; readonly most: number },
  ...borders: readonly (readonly [total: number, band: string])[]
): readonly Vector[] =>
  borders.map(([total, band]) => ({ answers: reaching(total, count, least, most), score: total, band }))
