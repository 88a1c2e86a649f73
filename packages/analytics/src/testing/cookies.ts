import { browserCookies, type CookieDocument } from '@avita/auth'

/** A cookie jar as a browser has it: `written` is the last line that a script gave it. */
export const createJar = ({ areCookiesOn = true } = {}) => {
  const values = new Map<string, string>()
  const written: string[] = []
  const page: CookieDocument = {
    location: { protocol: 'https:' },
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      if (!areCookiesOn) return
      const [pair = ''] = text.split('; ')
      const at = pair.indexOf('=')
      if (text.includes('; Max-Age=0;')) values.delete(pair.slice(0, at))
      else values.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
  return { values, written, cookies: browserCookies(page, () => areCookiesOn) }
}
