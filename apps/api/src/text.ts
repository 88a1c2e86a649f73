/** Turkish lower case with both kinds of i made one: `İREM`, `irem` and `ırem` are one name to a person in a hurry. */
const lower = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('tr').replaceAll('ı', 'i')

/** A username or e-mail as accounts and attempts are found by it: case, spaces and İ/ı do not count (security, I4). */
export const normaliseName = (name: string): string => lower(name).replace(/\s+/g, '')

/** A text as it is searched: also without the marks of ş, ç, ğ, ö, ü, which many leave out when they type. */
export const foldForSearch = (text: string): string =>
  lower(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()
