import type { PageId } from '@avita/i18n-routes'

/** The pages that every app with a guard serves on its own origin, shown in the normal layout (decisions, section 3). */
export const sharedPages = ['identityLogin', 'unauthorized'] as const satisfies readonly PageId[]

const folderOf = (page: PageId) =>
  page.replace(/^admin\./, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file of a page, in a folder named after its id. */
export const fileOf = (page: PageId): string => `pages/${folderOf(page)}/page.tsx`
