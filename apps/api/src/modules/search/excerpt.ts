import { foldLetters, foldTurkish } from '../content/fold.ts'

const length = 200
const before = 60
/** A stem is rarely shorter; with fewer letters the search would stop at chance. */
const shortestStem = 4

/** Sign by sign, so that a place in the folded text is the same place in the text. */
const foldedInPlace = (text: string): string => {
  const folded = foldLetters(text).replace(/[^\p{L}\p{N}]/gu, (sign) => ' '.repeat(sign.length))
  return folded.length === text.length ? folded : text
}

/** Where a word, or what is left of it without its suffix, begins in a folded text; -1 where it does not. */
const placeOf = (word: string, folded: string): number => {
  for (let end = word.length; end >= Math.min(shortestStem, word.length); end -= 1) {
    const place = ` ${folded}`.indexOf(` ${word.slice(0, end)}`)
    if (place >= 0) return place
  }
  return -1
}

/** A few words of a text around the first of those that were looked for; its beginning where none is found as it is. */
export const excerptOf = (text: string, words: string): string => {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const folded = foldedInPlace(whole)
  const places = foldTurkish(words)
    .split(' ')
    .map((word) => placeOf(word, folded))
    .filter((place) => place >= 0)
  const place = places.length > 0 ? Math.min(...places) : 0
  const wanted = Math.max(0, place - before)
  const start = wanted === 0 ? 0 : Math.min(place, whole.indexOf(' ', wanted) + 1)
  const last = start + length >= whole.length ? whole.length : whole.lastIndexOf(' ', start + length)
  const end = last > start ? last : start + length
  return `${start > 0 ? '… ' : ''}${whole.slice(start, end)}${end < whole.length ? ' …' : ''}`
}
