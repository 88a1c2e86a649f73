import { contract, TokenAnswer, wrongCredentialsText } from '@avita/api-client/contract'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { form, passwordForm, tokenPath } from '../testing/forms.ts'
import { startApi } from '../testing/start-api.ts'

const api = await startApi()
const nobody = api.as('nobody')

test('a password opens a session whose token carries the claims and the scope of the person', async () => {
  const answer = await nobody.post(tokenPath, passwordForm())

  const { access_token, expires_in, scope } = answer.read(TokenAnswer)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect({ expires_in, scope }).toEqual({ expires_in: 43_200, scope: 'user-panel' })
  const claims = decodeJwt(access_token)
  expect(claims).toMatchObject({
    name: 'Elif',
    family_name: 'Yılmaz',
    email: 'employee@example.com',
    scope: 'user-panel',
    iss: 'http://localhost:4100/auth',
    aud: 'avita-api',
    sub: expect.any(String),
    sid: expect.any(String),
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(43_200)
  expect(JSON.stringify(claims)).not.toContain('+90')
})

test.each(['EMPLOYEE', ' Employee ', 'employee'])('the username %j is the same account', async (username) => {
  expect((await nobody.post(tokenPath, passwordForm({ username }))).status).toBe(200)
})

test('the account call answers with the person of the token', async () => {
  expect((await api.as('hr').get('/api/account')).read(contract.account.answer)).toEqual({
    name: 'Hakan',
    surname: 'Çelik',
    email: 'hr@example.com',
  })
})

test('a client reaches the pages of its own app and no other', async () => {
  const token = await api.tokenOf('admin', 'panel')

  expect(decodeJwt(token)).toMatchObject({ client_id: 'panel', scope: '' })
  expect(await api.bearing(token).get('/api/users')).toBeProblem(403, 'access.actionDenied')
  expect((await api.bearing(await api.tokenOf('admin', 'back-office')).get('/api/users')).status).toBe(200)
})

test('a password without a client reaches the panel only', async () => {
  const answer = await nobody.post(tokenPath, passwordForm({ username: 'admin' }))

  expect(answer.read(TokenAnswer).scope).toBe('')
})

test('another method at the token address is refused in its own form', async () => {
  const answer = await nobody.get(tokenPath)

  expect(answer.status).toBe(405)
  expect(answer.headers['allow']).toBe('POST')
  expect(answer.body).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
})

test('a visitor gets an anonymous token, whatever secret they send', async () => {
  const answer = await nobody.post(
    tokenPath,
    form({ grant_type: 'client_credentials', client_id: 'corporate', client_secret: 'guess' }),
  )

  const { access_token, scope } = answer.read(TokenAnswer)
  expect(scope).toBe('public')
  expect(decodeJwt(access_token)).not.toHaveProperty('sid')
  expect((await api.bearing(access_token).get('/api/homePage')).status).toBe(200)
  expect(await api.bearing(access_token).get('/api/account')).toBeProblem(401, 'access.signInNeeded')
})

const refusedForms: readonly [string, URLSearchParams, number, string][] = [
  ['a wrong password', passwordForm({ password: 'not-the-one' }), 400, 'invalid_grant'],
  ['an unknown name', passwordForm({ username: 'nobody-here' }), 400, 'invalid_grant'],
  ['a disabled account', passwordForm({ username: 'disabled' }), 400, 'invalid_grant'],
  ['a removed account', passwordForm({ username: 'removed' }), 400, 'invalid_grant'],
  ['no password', passwordForm({ password: undefined }), 400, 'invalid_request'],
  ['no OwnerId', passwordForm({ OwnerId: undefined }), 400, 'invalid_request'],
  ['another project', passwordForm({ OwnerId: '3' }), 400, 'invalid_request'],
  ['a field that nobody asked for', passwordForm({ roleId: '4' }), 400, 'invalid_request'],
  ['no grant type', passwordForm({ grant_type: undefined }), 400, 'invalid_request'],
  ['an unknown grant type', passwordForm({ grant_type: 'implicit' }), 400, 'unsupported_grant_type'],
  ['an unknown client', passwordForm({ client_id: 'stranger' }), 401, 'invalid_client'],
  ['an anonymous token without a client', form({ grant_type: 'client_credentials' }), 400, 'invalid_request'],
  [
    'a scope of staff for a visitor',
    form({ grant_type: 'client_credentials', client_id: 'panel', scope: 'back-office' }),
    400,
    'invalid_scope',
  ],
  [
    'a repeated parameter',
    new URLSearchParams(`${passwordForm().toString()}&username=admin`),
    400,
    'invalid_request',
  ],
  ['a NUL in the name', passwordForm({ username: 'employee\0' }), 400, 'invalid_request'],
]

test.each(refusedForms)('%s is refused as RFC 6749 says', async (_what, body, status, error) => {
  const answer = await nobody.post(tokenPath, body)

  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ error, error_description: expect.any(String) })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
})

test('the text of wrong credentials is the decided one, in Turkish in either language', async () => {
  const wrong = passwordForm({ password: 'not-the-one' })
  for (const language of ['tr', 'en']) {
    const answer = await nobody.post(tokenPath, wrong, { 'accept-language': language })
    expect(answer.body).toEqual({ error: 'invalid_grant', error_description: wrongCredentialsText })
  }
})

test('nothing that was sent is repeated', async () => {
  const answer = await nobody.post(tokenPath, passwordForm({ grant_type: '<b>giraffe', scope: 'zebra' }))

  expect(answer.text).not.toMatch(/giraffe|zebra/)
})

test('credentials in the address are refused', async () => {
  const answer = await nobody.post(`${tokenPath}?${passwordForm().toString()}`, passwordForm())

  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
})

test('JSON is refused at the token endpoint', async () => {
  const answer = await nobody.post(tokenPath, Object.fromEntries(passwordForm()))

  expect(answer).toMatchObject({ status: 415, body: { error: 'invalid_request' } })
})
