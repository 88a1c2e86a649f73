import type { PageId } from '@avita/i18n-routes'
import { urlOfFiles } from '@avita/i18n-routes/i18next'
import enKit from '@avita/ui-kit/locales/en/ui.json?url'
import trKit from '@avita/ui-kit/locales/tr/ui.json?url'
import type { Namespace } from './resources.ts'

const files = import.meta.glob<string>('./*/*.json', { query: '?url', import: 'default', eager: true })

/** The hashed address of the texts of a namespace in a language. */
export const urlOf = urlOfFiles({ ...files, 'tr/ui.json': trKit, 'en/ui.json': enKit })

const ownOf: Partial<Record<PageId, readonly Namespace[]>> = {
  'admin.home': ['home'],
  'admin.users': ['users'],
  identityLogin: ['login'],
  unauthorized: ['unauthorized'],
}

/** What a page shows texts from; loaded before it, so that it never stands without its words. */
export const namespacesOf = (page: PageId | null): Namespace[] => [
  'ui',
  'shell',
  ...((page && ownOf[page]) ?? []),
]
