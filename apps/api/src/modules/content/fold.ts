const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ş: 's',
  ç: 'c',
  ğ: 'g',
  ö: 'o',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** The words of a text, without the signs between them. */
export const wordsIn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words in lower case by Turkish rules: what the `turkish` search configuration has to be given. */
export const lowerTurkish = (text: string): string => wordsIn(text).toLocaleLowerCase('tr')

/** A text in lower case without the letters that only Turkish has. */
export const foldLetters = (text: string): string =>
  text.toLocaleLowerCase('tr').replace(/[ışçğöüâîû]/g, (letter) => plain[letter] ?? letter)

/** As the generated columns of `content_texts` fold: with it `isik` finds `IŞIK`. */
export const foldTurkish = (text: string): string => foldLetters(wordsIn(text))
