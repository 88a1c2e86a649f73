import { connect } from 'node:net'
import { assert, asyncProperty, json, string } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { form } from '../testing/forms.ts'
import { startApi } from '../testing/start-api.ts'
import { problemText, type ProblemCode } from '../problems.ts'

const api = await startApi()
const otp = '/auth/api/User/RequestOneTimePassword'
const good = { PhoneNumber: '+905550000000', State: 'x' }
const visitor = api.as('visitor')
const asJson = { 'content-type': 'application/json' }

const sendRaw = async (payload: string | Buffer, headers: Record<string, string> = asJson) => {
  const token = await api.tokenOf('visitor')
  const answer = await api.app.inject({
    method: 'POST',
    url: otp,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const parsed: unknown = JSON.parse(answer.body)
  return { status: answer.statusCode, headers: answer.headers, body: parsed }
}

test('an unknown address is a 404, a known one with another method a 405 that names the right ones', async () => {
  expect(await visitor.get('/api/nothing-here')).toBeProblem(404, 'request.notFound')
  expect(await visitor.get('/api/users/')).toBeProblem(404, 'request.notFound')
  const answer = await visitor.post('/api/users', {})
  expect(answer).toBeProblem(405, 'request.methodNotAllowed')
  expect(answer.headers['allow']).toBe('GET, HEAD')
})

test('an address of more than 4 KB is a 414', async () => {
  expect(await visitor.get(`/api/homePage?x=${'a'.repeat(5000)}`)).toBeProblem(414, 'request.addressTooLong')
})

test('a body of more than 100 KB is a 413', async () => {
  const answer = await visitor.post(otp, { ...good, State: 'x'.repeat(101 * 1024) })
  expect(answer).toBeProblem(413, 'request.bodyTooLarge')
})

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
  '%s is a 415',
  async (type) => {
    expect(await sendRaw('hello', { 'content-type': type })).toBeProblem(415, 'request.mediaTypeUnsupported')
  },
)

test('a form where JSON is wanted is a 415', async () => {
  expect(await visitor.post(otp, form(good))).toBeProblem(415, 'request.mediaTypeUnsupported')
})

test.each<[string, string | Buffer]>([
  ['half a document', '{"PhoneNumber":'],
  ['a key that changes objects', '{"__proto__":{"isAdmin":true},"PhoneNumber":"+905550000000","State":"x"}'],
  [
    'the same key, written in escapes',
    '{"\\u005f_proto__":{"isAdmin":true},"PhoneNumber":"+905550000000","State":"x"}',
  ],
  ['a NUL', JSON.stringify({ ...good, State: 'a\0b' })],
  ['a lone surrogate', '{"PhoneNumber":"+905550000000","State":"\\ud800"}'],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a hundred nested lists', `{"PhoneNumber":${'['.repeat(100)}${']'.repeat(100)},"State":"x"}`],
])('%s is a 400', async (_what, payload) => {
  expect(await sendRaw(payload)).toBeProblem(400, 'request.malformed')
})

test.each(['/api/homePage?x=%00', '/api/article/%00', '/api/%E0%A4%A'])(
  'the address %s is a 400',
  async (path) => {
    expect((await api.as('employee').get(path)).status).toBe(400)
  },
)

test('every invalid field is named with a stable code', async () => {
  const answer = await visitor.post(otp, { PhoneNumber: '0500', isAdmin: true })

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({
    errors: [
      { field: 'body.PhoneNumber', code: 'identity.phoneInvalid' },
      { field: 'body.State', code: 'field.missing' },
      { field: 'body.isAdmin', code: 'field.unknown' },
    ],
  })
  const query = await api.as('admin').get('/api/users?pageSize=101&sort=password&pageIndex=0')
  expect(query.body).toMatchObject({
    errors: [
      { field: 'query.pageIndex', code: 'list.pageIndexTooSmall' },
      { field: 'query.pageSize', code: 'list.pageSizeTooLarge' },
      { field: 'query.sort', code: 'field.unknown' },
    ],
  })
})

test.each<[string, ProblemCode, string, 'tr' | 'en']>([
  ['tr', 'access.tokenMissing', '/api/account', 'tr'],
  ['en-GB,en;q=0.9,tr;q=0.1', 'access.tokenMissing', '/api/account', 'en'],
  ['de, tr;q=0.5', 'request.notFound', '/api/nothing', 'tr'],
  ['de', 'request.notFound', '/api/nothing', 'tr'],
  ['en;q=0', 'request.notFound', '/api/nothing', 'tr'],
])('a reader of %s gets %s in words they know', async (header, code, path, language) => {
  const answer = await api.as('nobody').get(path, { 'accept-language': header })

  expect(answer.body).toMatchObject({ code, title: problemText(code, language) })
  expect(answer.headers['content-language']).toBe(language)
})

test('a problem carries the request id that the log has', async () => {
  const answer = await visitor.get('/api/nothing-here')
  const id = String(answer.headers['x-request-id'])

  expect(answer.body).toMatchObject({ requestId: id })
  await expect.poll(() => api.log()).toContain(id)
})

test('answers are private and never sniffed', async () => {
  for (const path of ['/api/homePage', '/api/nothing', '/api/health/live'])
    expect((await visitor.get(path)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Origin, Accept-Language',
    })
})

const preflight = (origin: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: '/api/users',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })

test('our origins may call, others are not answered to', async () => {
  const ours = await preflight('http://admin.localhost:4100')
  expect(ours.statusCode).toBe(204)
  expect(ours.headers).toMatchObject({
    'access-control-allow-origin': 'http://admin.localhost:4100',
    vary: 'Origin, Accept-Language',
  })
  expect(ours.headers).not.toHaveProperty('access-control-allow-credentials')
  for (const origin of ['https://attacker.example', 'null', 'http://localhost:4100.attacker.example'])
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  [{ origin: 'https://attacker.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://localhost:4100', 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://individual.localhost:4100', 'sec-fetch-site': 'cross-site' }, 200],
  [{}, 200],
])('a write with %j is answered with %i', async (headers, status) => {
  expect((await visitor.post(otp, { ...good, PhoneNumber: '+905550000099' }, { ...headers })).status).toBe(
    status,
  )
})

test('no JSON makes the service fail', async () => {
  await assert(
    asyncProperty(json({ maxDepth: 4 }), async (text) => {
      expect((await sendRaw(text)).status).toBe(400)
    }),
    { numRuns: 60 },
  )
})

test('no search term makes the users list fail', async () => {
  await assert(
    asyncProperty(string({ unit: 'binary', maxLength: 60 }), async (term) => {
      const { status } = await api
        .as('admin')
        .get(`/api/users?${new URLSearchParams({ searchTerm: term }).toString()}`)
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 60 },
  )
})

const say = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(`http://${address}`)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (data) => (heard += data.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })

const address = (await api.app.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '')
afterAll(() => api.app.server.closeAllConnections())

test('what is no HTTP is a 400, too many headers a 431', async () => {
  expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"request\.malformed"/)
  const large = `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await say(large)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"request\.headersTooLarge"/)
})

test('beyond the bound the rest is turned away at once, and room comes back', async () => {
  const small = await startApi({ IN_FLIGHT: '3' })
  await small.tokenOf('visitor')

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => small.as('visitor').get('/api/homePage')),
  )

  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toBeProblem(503, 'service.busy')
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
  expect((await small.as('visitor').get('/api/homePage')).status).toBe(200)
})
