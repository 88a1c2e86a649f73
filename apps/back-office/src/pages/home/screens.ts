import { type AuthorizedPage, mayOpen } from '@avita/api-client'
import { isBuilt, nearestPathOf, type PageId } from '@avita/i18n-routes'

/** The screens that the start page offers, each with a line of its own in the texts. */
const offered = [{ page: 'admin.users', screen: 'users' }] as const satisfies readonly {
  page: PageId
  screen: string
}[]

/** What a person may open of the screens that exist. */
export const screensOf = (
  pages: readonly AuthorizedPage[],
): { screen: (typeof offered)[number]['screen']; href: string }[] =>
  offered
    .filter(({ page }) => isBuilt(page) && mayOpen(pages, page))
    .map(({ page, screen }) => ({ screen, href: nearestPathOf(page, 'tr') }))
