import { expect, test } from 'vitest'
import { refusedDecision } from './guard.ts'
import { createSession } from './session.ts'
import { signOut } from './sign-out.ts'
import { createBrowser } from './testing/browser.ts'
import { json, startServer } from './testing/identity-server.ts'
import { answerFor, ayse, tokenWith } from './testing/tokens.ts'

const signOutLine = 'POST /auth/connect/revocation'

const signedIn = () => {
  const browser = createBrowser()
  const session = createSession({ ...browser.openTab(), warn: () => {} })
  session.start()
  session.accept(answerFor(), { rememberMe: false })
  return { browser, session }
}

test('the push leaves with the token, 100 ms later all is removed, then the sign-in page shows', async () => {
  const { browser, session } = signedIn()
  const { received, clientWith } = await startServer({ [signOutLine]: json({ signedOut: true }) })
  const steps: string[] = []
  const note = (step: string) => steps.push(`${step}, signed in: ${session.isSignedIn()}`)
  const start = performance.now()

  await signOut({
    session,
    client: clientWith(session.token),
    onBeforeTokenGoes: () => note('push'),
    navigate: (path) => note(path),
  })

  expect(steps).toEqual(['push, signed in: true', '/identity/login, signed in: false'])
  expect(performance.now() - start).toBeGreaterThanOrEqual(99)
  expect(browser.values.size).toBe(0)
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]).toMatchObject({ line: signOutLine, authorization: `Bearer ${tokenWith(ayse)}` })
})

test('neither a server that is down nor a push that fails delays or stops it', async () => {
  const { session } = signedIn()
  const { clientWith, close } = await startServer({})
  await close()
  const paths: string[] = []
  const start = performance.now()

  await signOut({
    session,
    client: clientWith(session.token),
    onBeforeTokenGoes: () => Promise.reject(new Error('the push failed')),
    navigate: (path) => paths.push(path),
  })

  expect(paths).toEqual(['/identity/login'])
  expect(session.isSignedIn()).toBe(false)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a server that answers never is not waited for', async () => {
  const { session } = signedIn()
  const { clientWith } = await startServer({ [signOutLine]: () => {} })
  const start = performance.now()
  await signOut({
    session,
    client: clientWith(session.token),
    onBeforeTokenGoes: () => new Promise(() => {}),
    navigate: () => {},
  })
  expect(performance.now() - start).toBeLessThan(1000)
})

test('two presses sign out once', async () => {
  const { session } = signedIn()
  const { clientWith } = await startServer({ [signOutLine]: json({ signedOut: true }) })
  const paths: string[] = []
  const once = () =>
    signOut({ session, client: clientWith(session.token), navigate: (path) => paths.push(path) })

  await Promise.all([once(), once()])

  expect(paths).toEqual(['/identity/login'])
})

test("a server that refuses the stored token signs the person out once, with the guard's toast and the way back", async () => {
  const { session } = signedIn()
  const { clientWith } = await startServer({ 'GET /api/account': json({}, 401) })
  const decisions: unknown[] = []
  const client = clientWith(session.token, () =>
    decisions.push(refusedDecision({ session, address: '/kullanici/makaleler?page=2' })),
  )

  await Promise.allSettled([client.account(), client.account()])

  expect(session.isSignedIn()).toBe(false)
  expect(decisions).toEqual([
    {
      kind: 'signIn',
      to: '/identity/login?returnTo=%2Fkullanici%2Fmakaleler%3Fpage%3D2',
      toast: 'unauthorizedAccess',
    },
  ])
  expect(refusedDecision({ session, address: '/kullanici' })).toBeNull()
})

test("the refusal of a sign-out call is nobody's business", async () => {
  const { session } = signedIn()
  const { received, clientWith } = await startServer({ [signOutLine]: json({}, 401) })
  const refusals: string[] = []
  await signOut({
    session,
    client: clientWith(session.token, () => refusals.push('refused')),
    navigate: () => {},
  })
  await expect.poll(() => received).toHaveLength(1)
  expect(refusals).toEqual([])
})
