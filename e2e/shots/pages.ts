import { type BuiltPage, builtPages, type Language, languages, pageEntries, pathOf } from '@avita/i18n-routes'
import type { Origins } from '../support/platform.ts'

/** Who looks at a page: the account whose session the browser holds, or nobody. */
export type Viewer = 'employee' | 'admin' | null

const viewers: Partial<Record<BuiltPage, Viewer>> = {
  panelHome: 'employee',
  articles: 'employee',
  articleDetail: 'employee',
  unauthorized: 'employee',
  'admin.home': 'admin',
  'admin.users': 'admin',
}

const viewerOf = (page: BuiltPage): Viewer => viewers[page] ?? null

export const originOf = (page: BuiltPage, origins: Origins): string => {
  const { app } = pageEntries[page]
  return app === 'individual' ? origins.individual : app === 'back-office' ? origins.admin : origins.main
}

/** Pages without a language in their path are shown in `preferred-language`. */
export const addressOf = (
  page: BuiltPage,
  language: Language,
  origins: Origins,
  params: Readonly<Record<string, string>>,
): string => {
  const path = pathOf(page, language, params)
  if (path === null) throw new RangeError(`${page} has no ${language} address`)
  return originOf(page, origins) + path
}

export const everyPage = builtPages.map((page) => ({
  page,
  viewer: viewerOf(page),
  languages: languages.filter((language) => pageEntries[page][language] !== null),
}))
