import { type Band, type Form, type Item, optionsOf, type Scale, type SumScale } from './pack.ts'

/** Answers by item; `null` or absent where the person preferred not to answer. */
export type Answers = ReadonlyMap<string, number | null>

const pointsOf = (pack: SumScale, item: Item, value: number): number | null => {
  const options = optionsOf(pack, item)
  const chosen = options.find((option) => option.value === value)
  if (!chosen) return null
  const all = options.map((option) => option.points ?? option.value)
  const points = chosen.points ?? chosen.value
  return item.isReversed ? Math.min(...all) + Math.max(...all) - points : points
}

const scoredItems = (pack: SumScale) => pack.items.filter((item) => !item.isUnscored)

/** The smallest and largest sum that a scale can come to. */
export const rangeOf = (pack: SumScale): { readonly lowest: number; readonly highest: number } => {
  const extremes = scoredItems(pack).map((item) =>
    optionsOf(pack, item).map((option) => option.points ?? option.value),
  )
  const total = (pick: (points: readonly number[]) => number) =>
    extremes.reduce((sum, points) => sum + pick(points), 0)
  return { lowest: total((points) => Math.min(...points)), highest: total((points) => Math.max(...points)) }
}

/** The sum, or `null` where a scored item has no answer: a part of a test is not a smaller test. */
export const scoreOf = (pack: SumScale, answers: Answers): number | null => {
  let sum = 0
  for (const item of scoredItems(pack)) {
    const value = answers.get(item.id)
    const points = value === null || value === undefined ? null : pointsOf(pack, item, value)
    if (points === null) return null
    sum += points
  }
  return sum
}

export const bandAt = (bands: readonly Band[], score: number): Band | null =>
  bands.find(({ from, to }) => from <= score && score <= to) ?? null

/** Whether an answer asks for the emergency card; the score and the other answers have no say. */
export const needsEmergencyCard = (pack: Form, answers: Answers): boolean =>
  pack.items.some((item: Pick<Item, 'id' | 'emergencyAbove'>) => {
    const value = answers.get(item.id)
    return item.emergencyAbove !== undefined && typeof value === 'number' && value > item.emergencyAbove
  })

/** Every band of a scale, those of its items included. */
export const bandsOf = (pack: Scale): readonly Band[] =>
  pack.scoring === 'sum' ? pack.bands : pack.items.flatMap(({ bands }) => bands)
