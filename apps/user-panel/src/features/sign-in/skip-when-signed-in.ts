import { pathAfterSignIn } from '@avita/auth'
import { type RouterContextProvider, redirectDocument } from 'react-router'
import { platformOf } from '../../platform/context.ts'

/** Someone who is signed in already has nothing to do on the sign-in page: they go where it would have led them. */
export const skipWhenSignedIn = (request: Request, context: Readonly<RouterContextProvider>): null => {
  const { session, language } = platformOf(context)
  if (!session.isSignedIn()) return null
  // By a document: the wanted page may be in another language than this one.
  throw redirectDocument(
    pathAfterSignIn(new URL(request.url).searchParams.get('returnTo'), language, 'user-panel'),
  )
}
