/** The keys of a locale file as i18next writes them: `field.title`. */
export type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

/**
 * `true` where both languages have exactly the same keys, else a type that names what is missing.
 * `true satisfies SameKeys<typeof turkish, typeof english>` does not compile while a key is missing in either.
 */
export type SameKeys<Turkish, English> = [
  Exclude<KeysOf<Turkish>, KeysOf<English>>,
  Exclude<KeysOf<English>, KeysOf<Turkish>>,
] extends [never, never]
  ? true
  : {
      readonly missingInEnglish: Exclude<KeysOf<Turkish>, KeysOf<English>>
      readonly missingInTurkish: Exclude<KeysOf<English>, KeysOf<Turkish>>
    }
