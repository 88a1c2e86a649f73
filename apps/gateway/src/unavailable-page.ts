import { createHash } from 'node:crypto'
import { type Language, languages } from '@avita/i18n-routes'
import { texts } from './texts.ts'

const style = `:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2.5rem;padding:1.5rem;max-width:34rem;margin-inline:auto}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 .5rem}`

const section = (language: Language) => {
  const { title, text, emergency } = texts[language].unavailable
  return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><p><strong>${emergency}</strong></p></section>`
}

/** What a reader gets when a page has never been fetched and its document server is down: both languages, no assets. */
export const unavailablePage = (first: Language) => ({
  html: `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts[first].unavailable.title}</title><style>${style}</style></head><body><main>${[first, ...languages.filter((language) => language !== first)].map(section).join('')}</main></body></html>`,
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
})
