import { defaultLanguage, isLanguage, type Language } from '@avita/i18n-routes'

/** The best of our languages in an Accept-Language header (RFC 9110, section 12.5.4); Turkish where none is named. */
export const languageFrom = (header: string | undefined): Language => {
  // Our own client sends one language and nothing else.
  if (header !== undefined && isLanguage(header)) return header
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
  let best: { language: Language; weight: number } | null = null
  for (const { language, weight } of wishes)
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight }
  return best?.language ?? defaultLanguage
}
