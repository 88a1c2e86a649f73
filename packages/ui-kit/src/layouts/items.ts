import type { IconName } from '../components/icon-paths.ts'

/** A link of a menu or a footer. Only built pages are passed. */
export interface MenuItem {
  href: string
  label: string
  /** The page that is shown, or one above it. */
  current?: boolean | undefined
}

/** A titled column of the footer. */
export interface LinkGroup {
  title: string
  items: readonly MenuItem[]
}

/** A place of the panel, with its drawing. */
export interface PanelItem extends MenuItem {
  icon: IconName
  /** A shorter name for the bottom bar. */
  short?: string | undefined
}

/** A line of the back office's menu, with the lines below it. */
export interface AdminItem {
  label: string
  /** Absent for a group that is only a title. */
  href?: string | undefined
  current?: boolean | undefined
  items?: readonly MenuItem[] | undefined
}
