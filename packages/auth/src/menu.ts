import type { AuthorizedPage, NavigationItem } from '@avita/api-client'
import { type AppName, type Language, pageAt, pageEntries } from '@avita/i18n-routes'
import { isPageViewable } from './permissions.ts'

/** A menu item that knows whether the person is there (specification, section 3). */
export interface SelectableItem extends Omit<NavigationItem, 'subItems'> {
  readonly isSelected: boolean
  readonly subItems: SelectableItem[]
}

/**
 * The menu that a person sees in a language (specification, section 6): items whose page they may view, and static
 * ones; sub-items by the same rule; a parent that is left with none of its sub-items goes too.
 */
export const filterMenu = (
  items: readonly NavigationItem[],
  pages: readonly AuthorizedPage[],
  language: Language,
): NavigationItem[] =>
  items.flatMap((item) => {
    const isShown = item.isStatic || isPageViewable(pages, item.name)
    if (!isShown || !item.supportedLangs.includes(language)) return []
    const subItems = filterMenu(item.subItems, pages, language)
    return item.subItems.length > 0 && subItems.length === 0 ? [] : [{ ...item, subItems }]
  })

const pathOnly = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '')

/**
 * Marks the items whose route, or a sub-item's route, is the path (specification, section 3). A detail page hangs below
 * its list in the route table, so it selects that.
 */
export const markSelected = (
  items: readonly NavigationItem[],
  address: string,
  app: AppName = 'user-panel',
): SelectableItem[] => {
  const path = pathOnly(address)
  const place = pageAt(path, app)
  const list = place && pageEntries[place.page].list
  return items.map((item) => {
    const subItems = markSelected(item.subItems, address, app)
    const isHere = pathOnly(item.route) === path || item.name === list
    return { ...item, subItems, isSelected: isHere || subItems.some((subItem) => subItem.isSelected) }
  })
}
