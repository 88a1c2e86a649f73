import { type AuthorizedPage, mayOpen } from '@avita/api-client'
import { isBuilt, type Language, nearestPathOf, type PageId } from '@avita/i18n-routes'
import type { IconName } from '@avita/ui-kit'

/** The places of the panel in their order. The page decides by its own list whether one is shown. */
const places = [
  { page: 'panelHome', icon: 'home' },
  { page: 'articles', icon: 'article' },
] as const satisfies readonly { page: PageId; icon: IconName }[]

type MenuPage = (typeof places)[number]['page']

export interface MenuPlace {
  readonly page: MenuPage
  readonly href: string
  readonly icon: IconName
  readonly current: boolean
}

/**
 * The menu of a person: the places that are built and whose name stands in the person's list (specification,
 * section 6). A place is current on its own page and on the pages below it.
 */
export const menuOf = (pages: readonly AuthorizedPage[], language: Language, path: string): MenuPlace[] =>
  places
    .filter(({ page }) => isBuilt(page) && mayOpen(pages, page))
    .map(({ page, icon }) => {
      const href = nearestPathOf(page, language)
      const below = page !== 'panelHome' && path.startsWith(`${href}/`)
      return { page, href, icon, current: path === href || below }
    })
