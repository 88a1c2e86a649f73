import { pathAfterSignIn, signIn } from '@avita/auth'
import { useSignIn } from '@avita/auth/react'
import type { PageHandle } from '@avita/i18n-routes'
import { LoginForm, PageHead, PageTitle } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { platformOf, usePlatform } from '../../platform/context.ts'
import { useLanguage } from '../../platform/language.ts'
import { openPage } from '../../platform/open-page.ts'
import type { Route } from './+types/page.ts'

export const handle = { page: 'identityLogin', access: 'public' } satisfies PageHandle

const wantedAfter = (query: URLSearchParams) => pathAfterSignIn(query.get('returnTo'), 'tr', 'back-office')

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  // Someone who is signed in already goes where the page would have led them.
  if (platformOf(context).session.isSignedIn()) throw redirect(wantedAfter(new URL(request.url).searchParams))
  return null
}

export default function IdentityLoginPage() {
  const { session, client, analytics, anonymousToken } = usePlatform()
  const language = useLanguage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { t } = useTranslation('login')
  const form = useSignIn({
    signIn: (values) =>
      signIn({
        ...values,
        session,
        client,
        clientId: 'back-office',
        language,
        genericText: t('failed'),
        onEvent: (event) => void analytics.loginEvent(event),
      }),
    onSignedIn: () => openPage(session, wantedAfter(query), navigate),
  })
  const sendLink = async (email: string) =>
    client.requestPasswordReset({ body: { email } }, { token: await anonymousToken() })

  return (
    <div className="kit-page">
      <div className="mx-auto max-w-[27rem]">
        <PageHead title={t('title')} />
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        <LoginForm
          state={form.phase}
          errorText={form.errorText}
          onSubmit={(values) => void form.submit(values)}
          onForgotPassword={sendLink}
        />
      </div>
    </div>
  )
}
