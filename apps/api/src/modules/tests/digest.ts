import { createHash } from 'node:crypto'
import type { Pack } from './pack.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** What people answer and how it is counted, of a version: everything that must stay as it is once it was answered. */
const frozenPart = (pack: Pack) => {
  if (pack.kind === 'heldBack') return { itemCount: pack.itemCount, scoring: pack.scoringNote }
  const { instruction, options, items, lookBackDays } = pack
  return pack.kind === 'scale' && pack.scoring === 'sum'
    ? {
        instruction,
        options,
        items,
        lookBackDays,
        scoring: pack.scoring,
        bands: pack.bands,
        change: pack.change,
      }
    : { instruction, options, items, lookBackDays }
}

/** A digest of the frozen part of a version; the words in `frozen.json` are those that people have answered. */
export const digestOf = (pack: Pack): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(frozenPart(pack))))
    .digest('hex')
