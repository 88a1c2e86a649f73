import { type AuthorizedPage, mayDo, mayOpen } from '@avita/api-client'

/** Whether a page may be viewed: its name is in the list (specification, section 6). */
export const isPageViewable = (pages: readonly AuthorizedPage[], name: string): boolean =>
  mayOpen(pages, name)

/** Whether an action is permitted: its name is among the actions of any page (specification, section 6). */
export const isActionPermitted = (pages: readonly AuthorizedPage[], name: string): boolean =>
  mayDo(pages, name)
