import type { Resource, ResourceKey } from 'i18next'
import { isLanguage, type Language } from '../language.ts'
import type { UrlOf } from './load.ts'

const placeOf = (path: string): { language: Language; namespace: string } | null => {
  const [, language, namespace] = /([^/]+)\/([^/]+)\.json(?:\?[^/]*)?$/.exec(path) ?? []
  return isLanguage(language) && namespace ? { language, namespace } : null
}

/**
 * Resources for `createServerI18n` out of what `import.meta.glob('./locales/*\/*.json', { eager: true, import: 'default' })`
 * gives; several globs are spread into one. A path that is not `<language>/<namespace>.json` is left out.
 */
export const resourcesOfFiles = (files: Readonly<Record<string, ResourceKey>>): Resource => {
  const resources: Resource = {}
  for (const [path, texts] of Object.entries(files)) {
    const place = placeOf(path)
    if (place) resources[place.language] = { ...resources[place.language], [place.namespace]: texts }
  }
  return resources
}

/**
 * An `urlOf` for `createBrowserI18n` out of what the same glob with `query: '?url'` gives.
 * It throws a `RangeError` for a file that does not exist: a mistake in the calling code.
 */
export const urlOfFiles = (files: Readonly<Record<string, string>>): UrlOf => {
  const urls = new Map<string, string>()
  for (const [path, url] of Object.entries(files)) {
    const place = placeOf(path)
    if (place) urls.set(`${place.language}/${place.namespace}`, url)
  }
  return (language, namespace) => {
    const url = urls.get(`${language}/${namespace}`)
    if (url === undefined) throw new RangeError(`There is no locale file ${language}/${namespace}.json`)
    return url
  }
}
