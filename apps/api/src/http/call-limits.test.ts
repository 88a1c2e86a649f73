import { contract } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { startApi } from '../testing/start-api.ts'
import { createCallLimits } from './call-limits.ts'

const times = async <Result>(count: number, make: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let made = 0; made < count; made += 1) results.push(await make())
  return results
}

const statuses = (answers: readonly { readonly status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)

test('a person who writes without end hears when to go on; their reads and everybody else’s writes go on', async () => {
  const api = await startApi()
  const write = () => api.as('employee').post('/api/contactForm', {})

  expect(statuses(await times(240, write))).toEqual([400])
  const refused = await write()

  expect(refused).toBeProblem(429, 'identity.tooManyRequests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await api.as('employee').get('/api/account')).status).toBe(200)
  expect((await api.as('colleague').post('/api/contactForm', {})).status).toBe(400)
  api.waitSeconds(61)
  expect((await write()).status).toBe(400)
})

test('what is refused counts as well, and page views are counted by themselves', async () => {
  const api = await startApi()
  const push = () =>
    api
      .as('employee')
      .post('/api/analytics/1/3/push?pageName=Articles', { description: 'Articles', extras: '{}' })
  await times(10, push)

  // Not theirs: every try is a 403.
  expect(statuses(await times(240, () => api.as('employee').post('/api/user', {})))).toEqual([403])
  expect((await api.as('employee').post('/api/contactForm', {})).status).toBe(429)
  expect((await push()).status).toBe(200)
})

test('an address without an account has a limit of its own, which its signed-in people do not feel', async () => {
  const api = await startApi()
  await api.tokenOf('employee')
  const askKeys = () => api.as('nobody').get(contract.signingKeys.path)

  expect(statuses(await times(120, askKeys))).toEqual([200])
  expect(await askKeys()).toBeProblem(429, 'identity.tooManyRequests')
  expect((await api.as('nobody').get('/api/settings')).status).not.toBe(429)
  expect((await api.as('employee').post('/api/contactForm', {})).status).toBe(400)
})

test('callers of one IPv6 network count as one, of another they do not', async () => {
  const api = await startApi({ TRUST_PROXY: 'true' })
  const from = (address: string) =>
    api.as('nobody').get(contract.signingKeys.path, { 'x-forwarded-for': address })
  let last = 0
  await times(120, () => from(`2001:db8:1:2::${(last += 1).toString(16)}`))

  expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).status).toBe(200)
})

const visitor = { kind: 'anonymous', clientId: null } as const

test.each([
  ['reads', contract.homePage, 3_000],
  ['writes', contract.contactForm, 1_200],
  ['anonymous tokens, a signature each', contract.token, 1_200],
  ['signing keys', contract.signingKeys, 120],
  ['pictures', contract.file, 12_000],
])('%s of an office are many, and have an end', (_, entry, many) => {
  const count = createCallLimits(() => new Date('2026-11-21T12:00:00Z'))(entry)
  const made = Array.from({ length: many }, () => count(visitor, { ip: '10.0.0.1' }))

  expect(made).toHaveLength(many)
  expect(() => count(visitor, { ip: '10.0.0.1' })).toThrow('identity.tooManyRequests')
  expect(() => count(visitor, { ip: '10.0.0.2' })).not.toThrow()
})

test('a load run raises every limit by its factor', () => {
  const count = createCallLimits(() => new Date('2026-11-21T12:00:00Z'), 3)(contract.signingKeys)
  for (let made = 0; made < 360; made += 1) count(visitor, { ip: '10.0.0.1' })

  expect(() => count(visitor, { ip: '10.0.0.1' })).toThrow('identity.tooManyRequests')
})

test('a refusal at the token address is an OAuth error that says when to come again', async () => {
  const api = await startApi()
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'corporate' })
  for (let made = 0; made < 1_200; made += 1)
    await api.app.inject({ method: 'POST', url: contract.token.path, payload: '' })

  const refused = await api.as('nobody').post(contract.token.path, form)

  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ error: expect.any(String) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('that the process lives is told to whoever asks, however often', async () => {
  const api = await startApi()

  expect(statuses(await times(3_100, () => api.as('nobody').get(contract.healthLive.path)))).toEqual([200])
  expect((await api.as('nobody').get(contract.healthReady.path)).status).toBe(200)
})
