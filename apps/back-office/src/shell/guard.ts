import { guardDecision } from '@avita/auth'
import type { PageHandle } from '@avita/i18n-routes'
import { type MiddlewareFunction, redirect } from 'react-router'
import { platformOf } from '../platform/context.ts'

/** The page that is asked for, as its handle would say it; `null` for an address that is not ours. */
type HandleOf = (path: string) => PageHandle | null

/**
 * A client middleware that lets a person in or leads them away with a toast (specification, section 6). It runs before
 * any loader, and redirects in the app so that the toast survives. An unknown page is refused like one that is closed.
 */
export const guard =
  (handleOf: HandleOf): MiddlewareFunction =>
  async ({ request, context }, next) => {
    const { session, notices } = platformOf(context)
    const { pathname, search, hash } = new URL(request.url)
    const decision = guardDecision({
      session,
      handle: handleOf(pathname) ?? { page: 'unauthorized' },
      address: pathname + search + hash,
      app: 'back-office',
    })
    if (decision.kind === 'allow') return next()
    notices.raise(decision.toast)
    throw redirect(decision.to)
  }
