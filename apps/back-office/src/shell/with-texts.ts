import { pageAt } from '@avita/i18n-routes'
import type { MiddlewareFunction } from 'react-router'
import { namespacesOf } from '../locales/index.ts'
import { platformOf } from '../platform/context.ts'

/** Loads the texts of the page that is asked for before it is shown; those of the first page are there already. */
export const withTexts: MiddlewareFunction = async ({ request, context }, next) => {
  const page = pageAt(new URL(request.url).pathname, 'back-office')?.page ?? null
  await platformOf(context).i18n.loadNamespaces(namespacesOf(page))
  return next()
}
