import type { AppName } from '@avita/i18n-routes'

/** The three origins, named after the app that answers their `/`. */
export type Site = Extract<AppName, 'corporate' | 'individual' | 'back-office'>

export interface Origins {
  readonly PUBLIC_URL: string
  readonly INDIVIDUAL_URL: string
  readonly ADMIN_URL: string
}

/** Which site a `Host` header means; `null` for a host that is not ours. */
export const createSiteOf = ({ PUBLIC_URL, INDIVIDUAL_URL, ADMIN_URL }: Origins) => {
  const sites = new Map<string, Site>([
    [new URL(ADMIN_URL).host, 'back-office'],
    [new URL(INDIVIDUAL_URL).host, 'individual'],
    [new URL(PUBLIC_URL).host, 'corporate'],
  ])
  return (host: string | undefined): Site | null => sites.get(host?.toLowerCase() ?? '') ?? null
}

/** The public origin of a site: redirects and configuration are made from it, never from a request's `Host`. */
export const originOf = (site: Site, { PUBLIC_URL, INDIVIDUAL_URL, ADMIN_URL }: Origins): string =>
  ({ corporate: PUBLIC_URL, individual: INDIVIDUAL_URL, 'back-office': ADMIN_URL })[site]
