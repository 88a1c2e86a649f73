import type { TrackedPageName } from '@avita/api-client'
import { type Language, languageOf, pageAt, type PageId } from '@avita/i18n-routes'

export { type TrackedPageName, trackedPageNames } from '@avita/api-client'

type NamePerLanguage = Readonly<Record<Language, TrackedPageName>>

// The English forms page counts as Services: the specification asks for it (section 2; decisions, section 4).
const formsName: NamePerLanguage = { tr: 'Forms', en: 'Services' }

/**
 * Page of the route table → tracked name (decisions, section 4); a page that is not here is not counted. The public
 * pages belong to section Home: their names must come from the list above, they need no sign-in, and a blog post counted
 * as an article would spoil the numbers of the panel. The payload's url tells them apart.
 */
export const pageNames: Readonly<Partial<Record<PageId, TrackedPageName | NamePerLanguage>>> = {
  panelHome: 'Home',
  services: 'Services',
  bulletins: 'Bulletins',
  bulletinDetail: 'BulletinDetail',
  discoveries: 'Discoveries',
  discoveryDetail: 'DiscoveryDetail',
  articles: 'Articles',
  articleDetail: 'ArticleDetail',
  tests: 'Tests',
  testDetail: 'TestDetail',
  forms: formsName,
  formDetail: formsName,
  virtualAssistant: 'VirtualAssistance',
  utilizationReport: 'UtilizationReport',
  designWorks: 'DesignWorks',
  home: 'Home',
  about: 'Home',
  contact: 'Home',
  blog: 'Home',
  blogDetail: 'Home',
  press: 'Home',
  pressDetail: 'Home',
}

/** Public paths that the specification names without a place in the route table (section 9). */
const publicPaths: Readonly<Record<string, TrackedPageName>> = {
  '/blog': 'Home',
  '/press-news': 'Home',
  '/faq': 'Faq',
  '/contact': 'Home',
  '/about-us': 'Home',
}

/** The tracked name of the page at an address, `null` where it is not counted. Query and anchor are ignored. */
export const pageNameOf = (address: string): TrackedPageName | null => {
  const path = address.split(/[?#]/)[0] ?? ''
  const place = pageAt(path, 'user-panel')
  const name = place && pageNames[place.page]
  if (name) return typeof name === 'string' ? name : name[languageOf(path)]
  const publicPath = path.replace(/^\/en(?=\/)/, '').replace(/\/+$/, '')
  return Object.hasOwn(publicPaths, publicPath) ? (publicPaths[publicPath] ?? null) : null
}

const openPages: readonly TrackedPageName[] = ['Faq', 'Home', 'Services']

/** Whether a page counts as one that needs sign-in: all but Faq, Home and Services (specification, section 9). */
export const isLoginRequired = (name: TrackedPageName): boolean => !openPages.includes(name)
