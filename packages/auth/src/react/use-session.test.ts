import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createSession } from '../session.ts'
import { createBrowser } from '../testing/browser.ts'
import { answerFor } from '../testing/tokens.ts'
import { useSession } from './use-session.ts'
import { useSignIn } from './use-sign-in.ts'

test('a document rendered on a server knows nobody, whoever is signed in', () => {
  const session = createSession(createBrowser().openTab())
  session.accept(answerFor(), { rememberMe: false })
  const Greeting = () => useSession(session).account?.name ?? 'Giriş yap'
  expect(renderToString(createElement(Greeting))).toBe('Giriş yap')
})

test('a sign-in form begins idle and untouched', () => {
  const Form = () => {
    const { phase, touched, errorText } = useSignIn({
      signIn: async () => ({ kind: 'signedIn', account: null }),
      onSignedIn: () => {},
    })
    return JSON.stringify({ phase, touched, errorText }).replaceAll('"', '')
  }
  expect(renderToString(createElement(Form))).toBe(
    '{phase:idle,touched:{username:false,password:false},errorText:null}',
  )
})
