export type { PageHandle } from './handle.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOf,
  languages,
  otherLanguage,
} from './language.ts'
export { navigateTo, safeReturnTo } from './navigate.ts'
export {
  addressesOf,
  counterpartOf,
  nearestPathOf,
  pageAt,
  type PagePlace,
  pathOf,
  type PathParams,
} from './paths.ts'
export {
  type AppName,
  apps,
  type BuiltPage,
  builtPages,
  isBuilt,
  type PageEntry,
  pageEntries,
  type PageId,
  pageIds,
  routeTable,
} from './table.ts'
export { documentTitle } from './title.ts'
