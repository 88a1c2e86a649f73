import type { PageId } from './table.ts'

/** What a route module says of itself: the guard, the menu and analytics read it. */
export interface PageHandle {
  readonly page: PageId
  /** A document that carries no application script: only islands wake on it. */
  readonly still?: boolean
  /** Whether the page can be seen without signing in. Absent: it needs sign-in and the page's name. */
  readonly access?: 'public' | 'signedIn'
}
