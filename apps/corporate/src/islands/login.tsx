import '@avita/ui-kit/login.css'
import { anonymousToken, type Client, loadConfig } from '@avita/api-client'
import { pathAfterSignIn, type Session, signIn } from '@avita/auth'
import { useSignIn } from '@avita/auth/react'
import type { Analytics } from '@avita/analytics'
import { navigateTo } from '@avita/i18n-routes'
import { createBrowserI18n, urlOfFiles } from '@avita/i18n-routes/i18next'
import { LoginDialog } from '@avita/ui-kit'
import uiEn from '@avita/ui-kit/locales/en/ui.json?url'
import uiTr from '@avita/ui-kit/locales/tr/ui.json?url'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { connect, language } from '../session.ts'
import loginEn from '../locales/en/login.json?url'
import loginTr from '../locales/tr/login.json?url'

interface LoginModalProps {
  session: Session
  client: Client
  analytics: Analytics
  onClosed: () => void
}

const LoginModal = ({ session, client, analytics, onClosed }: LoginModalProps) => {
  const { t } = useTranslation('login')
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // After the dialog is gone, so that the focus is back where it was.
    setTimeout(onClosed)
  }
  const form = useSignIn({
    signIn: (values) =>
      signIn({
        ...values,
        session,
        client,
        clientId: 'corporate',
        language: language(),
        genericText: t('error'),
        onEvent: (event) => void analytics.loginEvent(event),
      }),
    onSignedIn: () => {
      close()
      navigateTo(pathAfterSignIn(null, language(), 'corporate'))
    },
  })
  const sendResetLink = async (email: string) =>
    client.requestPasswordReset({ body: { email } }, { token: await anonymousToken(client, 'corporate')() })

  return (
    <LoginDialog
      open={open}
      state={form.phase}
      errorText={form.errorText}
      onSubmit={(values) => void form.submit(values)}
      onForgotPassword={sendResetLink}
      onClose={close}
    />
  )
}

const urlOf = urlOfFiles({
  'tr/ui.json': uiTr,
  'en/ui.json': uiEn,
  'tr/login.json': loginTr,
  'en/login.json': loginEn,
})

const prepare = async () => {
  const [config, i18n] = await Promise.all([
    loadConfig(),
    createBrowserI18n({ language: language(), namespaces: ['ui', 'login'], urlOf }),
  ])
  return { ...connect(config), i18n }
}

let prepared: ReturnType<typeof prepare> | undefined

/** Opens the login modal; resolves when it is closed again. Rejects when its texts cannot be loaded. */
export const open = async (host: HTMLElement): Promise<void> => {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  const { i18n, ...parts } = await prepared
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await new Promise<void>((resolve) => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <LoginModal {...parts} onClosed={resolve} />
      </I18nextProvider>,
    )
  })
  root.unmount()
  place.remove()
  // Not every browser focuses what was pressed, and a link in the menu of a phone is hidden again by now: its button
  // stands for it.
  const pressed = host.checkVisibility()
    ? host
    : document.querySelector<HTMLElement>('header [popovertarget]')
  pressed?.focus({ preventScroll: true })
}

// The chunk is fetched on intent, and with it what the modal will show.
prepared = prepare()
prepared.catch(() => {
  prepared = undefined
})
