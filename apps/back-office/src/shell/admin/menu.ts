import type { AuthorizedPage, NavigationItem } from '@avita/api-client'
import { filterMenu, markSelected, type SelectableItem } from '@avita/auth'
import { isBuilt, type Language } from '@avita/i18n-routes'
import type { AdminItem } from '@avita/ui-kit'

/** The items whose screens exist. A group whose first screen does not is kept for those of its screens that do. */
const builtOnly = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => {
    const subItems = builtOnly(item.subItems)
    if (item.subItems.length > 0) return subItems.length > 0 ? [{ ...item, subItems }] : []
    return isBuilt(item.name) ? [item] : []
  })

const toAdminItem = ({ displayName, route, isSelected, subItems }: SelectableItem): AdminItem => {
  const [only, ...more] = subItems
  if (!only) return { label: displayName, href: route, current: isSelected }
  // A group of one is no group.
  if (more.length === 0) return toAdminItem(only)
  return {
    label: displayName,
    items: subItems.map((item) => ({ label: item.displayName, href: item.route, current: item.isSelected })),
  }
}

/** The menu of a person: the API's, without what they may not view (specification, section 6) and what is not built. */
export const adminMenuOf = (
  items: readonly NavigationItem[],
  pages: readonly AuthorizedPage[],
  language: Language,
  path: string,
): AdminItem[] =>
  markSelected(filterMenu(builtOnly(items), pages, language), path, 'back-office').map(toAdminItem)
