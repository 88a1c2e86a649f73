import type { PageId } from '@avita/i18n-routes'

/** The pages that are shown in the normal layout; all others stand in the panel's shell, behind its guard. */
export const normalPages = [
  'login',
  'passwordReset',
  'identityLogin',
  'unauthorized',
] as const satisfies readonly PageId[]

const folderOf = (page: PageId) => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file of a page, in a folder named after its id. */
export const fileOf = (page: PageId): string => `pages/${folderOf(page)}/page.tsx`
