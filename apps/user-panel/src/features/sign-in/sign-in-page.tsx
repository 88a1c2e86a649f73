import { pathAfterSignIn, signIn } from '@avita/auth'
import { useSignIn } from '@avita/auth/react'
import { LoginForm, PageHead, PageTitle, Scene } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { openPage } from '../../platform/open-page.ts'

/** The sign-in page: the same at each of its addresses (decisions, section 3). `returnTo` says where the person wanted to go. */
export const SignInPage = () => {
  const { session, client, language, analytics, anonymousToken } = usePlatform()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { t } = useTranslation('login')
  const form = useSignIn({
    signIn: (values) =>
      signIn({
        ...values,
        session,
        client,
        clientId: 'panel',
        language,
        genericText: t('failed'),
        onEvent: (event) => void analytics.loginEvent(event),
      }),
    onSignedIn: () =>
      openPage(session, pathAfterSignIn(query.get('returnTo'), language, 'user-panel'), navigate),
  })
  const sendLink = async (email: string) =>
    client.requestPasswordReset({ body: { email } }, { token: await anonymousToken() })

  return (
    <div className="kit-page grid items-center gap-x-20 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div>
        <PageHead title={t('title')} />
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        <LoginForm
          state={form.phase}
          errorText={form.errorText}
          onSubmit={(values) => void form.submit(values)}
          onForgotPassword={sendLink}
        />
      </div>
      <div className="hidden justify-self-center lg:block">
        <Scene className="block h-auto w-[26rem] max-w-full" />
      </div>
    </div>
  )
}
