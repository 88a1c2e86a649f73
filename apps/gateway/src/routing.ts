import { type AppName, isBuilt, pageAt, pageEntries } from '@avita/i18n-routes'
import type { Site } from './sites.ts'

export type DocumentApp = Extract<AppName, 'corporate' | 'individual'>
export type ShellApp = Extract<AppName, 'user-panel' | 'back-office'>

/** What answers an address. */
export type Target =
  | { readonly kind: 'api' }
  | { readonly kind: 'file'; readonly apps: readonly AppName[] }
  | { readonly kind: 'document'; readonly app: DocumentApp }
  | { readonly kind: 'shell'; readonly app: ShellApp }
  /** To a path of the same site. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 302 | 308 }
  /** To the same path of another site. */
  | { readonly kind: 'otherSite'; readonly site: Site }

/** Whose files a site serves: the panel is mounted on the main origin (decisions, section 1). */
const appsOf: Readonly<Record<Site, readonly AppName[]>> = {
  corporate: ['corporate', 'user-panel'],
  individual: ['individual'],
  'back-office': ['back-office'],
}

const unknown: Target = { kind: 'redirect', to: '/', status: 302 }

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Hashed assets lie under `/_app/`; other files are known by their extension, and no page has one. */
const isFile = (path: string) => path.startsWith('/_') || /\.[a-z\d]+$/i.test(path)

/** A path with exactly one slash before each segment: `//evil.example/` must never become an address. */
const normalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`

const appOfPage = (site: Site, path: string): AppName | null => {
  const place = pageAt(path, site)
  if (!place || !isBuilt(place.page)) return null
  const { app } = pageEntries[place.page]
  // Every app with a guard serves its sign-in and refusal on its own origin (decisions, section 3).
  if (site === 'back-office') return 'back-office'
  return appsOf[site].includes(app) ? app : null
}

/** Decides from the route table what answers a path (without its query) of a site. */
export const targetOf = (site: Site, path: string): Target => {
  if (isUnder(path, '/api') || isUnder(path, '/auth')) return { kind: 'api' }
  if (isFile(path)) return { kind: 'file', apps: appsOf[site] }
  const normal = normalPath(path)
  const app = appOfPage(site, normal)
  if (site === 'corporate' && app === null && isIndividual(normal))
    return { kind: 'otherSite', site: 'individual' }
  if (app === null) return unknown
  if (normal !== path) return { kind: 'redirect', to: normal, status: 308 }
  return app === 'corporate' || app === 'individual' ? { kind: 'document', app } : { kind: 'shell', app }
}

const isIndividual = (path: string) => {
  const place = pageAt(path, 'individual')
  return place !== null && path !== '/' && pageEntries[place.page].app === 'individual'
}
