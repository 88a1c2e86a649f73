import type { Language } from '@avita/i18n-routes'
import { type CountryCode, dialCodes } from './dial-codes.ts'

export type { CountryCode } from './dial-codes.ts'

/** A country as a phone field lists it (specification, section 3). */
export interface Country {
  readonly code: CountryCode
  readonly name: string
  /** With its plus sign: `+90`. */
  readonly dialCode: `+${string}`
  /** The flag's file in `flag-icons/flags/4x3`, from our own origin; derived from the code. */
  readonly flagIcon: string
}

/** The country a phone field starts with (specification, section 9). */
export const defaultCountry: CountryCode = 'TR'

const isCountryCode = (code: string): code is CountryCode => code in dialCodes

const countryOf = (code: CountryCode, names: Intl.DisplayNames): Country => ({
  code,
  name: names.of(code) ?? code,
  dialCode: `+${dialCodes[code]}`,
  flagIcon: `${code.toLowerCase()}.svg`,
})

/** Every country in the alphabetical order of a language, its name in that language. */
export const countriesIn = (language: Language): Country[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return Object.keys(dialCodes)
    .filter(isCountryCode)
    .map((code) => countryOf(code, names))
    .toSorted((a, b) => compare(a.name, b.name))
}
