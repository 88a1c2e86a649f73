import { randomInt } from 'node:crypto'

/** No letters or digits that are mistaken for each other, and no vowels: no word comes about. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'
const length = 8

/** A number that somebody can read out on the phone: `AV-7K3M-9QTX`. */
export const newReference = (): string => {
  const text = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
  return `AV-${text.slice(0, length / 2)}-${text.slice(length / 2)}`
}
