import type { PageHandle } from '@avita/i18n-routes'
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx'
import { skipWhenSignedIn } from '../../features/sign-in/skip-when-signed-in.ts'
import type { Route } from './+types/page.ts'

export const handle = { page: 'login', access: 'public' } satisfies PageHandle

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return skipWhenSignedIn(request, context)
}

export default function LoginPage() {
  return <SignInPage />
}
