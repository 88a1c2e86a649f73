import { describe, expect, test } from 'vitest'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { startApi } from '../testing/start-api.ts'

const token = 'a-token-for-the-metrics'

describe('metrics', () => {
  test('count calls by name and class of status, and tell of pool, outbox and event loop', async () => {
    const api = await startApi()
    await api.as('employee').get('/api/categoriesForArticle')
    await api.as('nobody').get('/api/article/3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001')
    await api.as('nobody').post(tokenPath, passwordForm({ username: 'someone@example.com' }))
    await api
      .as('visitor')
      .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: '+905000000001', State: 'x' })

    const { text, headers } = await api.as('nobody').get('/metrics')

    expect(headers['content-type']).toContain('text/plain')
    expect(text).toContain(
      'avita_http_request_duration_seconds_count{call="articleCategories",status="2xx"} 1',
    )
    expect(text).toContain('avita_http_request_duration_seconds_count{call="article",status="4xx"} 1')
    expect(text).toMatch(/^avita_database_connections [1-9]/m)
    expect(text).toMatch(/^avita_outbox_waiting 1$/m)
    expect(text).toMatch(/^avita_outbox_dead 0$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).not.toMatch(/example\.com|905000000001|3f0c1c5e/)
  })

  test('want their token where there is one, and look like nothing without it', async () => {
    const api = await startApi({ METRICS_TOKEN: token })
    const nobody = api.as('nobody')

    expect(await nobody.get('/metrics')).toBeProblem(404, 'request.notFound')
    expect(await nobody.get('/metrics', { authorization: 'Bearer another-token' })).toBeProblem(
      404,
      'request.notFound',
    )
    expect((await nobody.get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200)
  })

  test('are closed in production without a token', async () => {
    const api = await startApi({
      NODE_ENV: 'production',
      KEY_SECRET: 'x'.repeat(40),
      MAIL_FOLDER: '/nowhere',
    })
    expect(await api.as('nobody').get('/metrics')).toBeProblem(404, 'request.notFound')
  })
})

test('health answers at both of its addresses', async () => {
  const api = await startApi()
  for (const base of ['/health', '/api/health']) {
    expect((await api.as('nobody').get(`${base}/live`)).body).toEqual({ status: 'ok' })
    expect((await api.as('nobody').get(`${base}/ready`)).body).toEqual({ status: 'ok', database: 'ok' })
  }
})

test('the log tells of each request and of nobody', async () => {
  const api = await startApi()
  const person = {
    username: 'employee',
    name: 'Elif',
    surname: 'Yılmaz',
    email: 'employee@example.com',
    phone: '+905000000001',
  }
  const employee = api.as('employee')
  await employee.get('/api/account')
  await employee.get('/api/users?searchTerm=Elif')
  await api.as('admin').get('/api/users?searchTerm=Elif%20Y%C4%B1lmaz')
  await api.as('nobody').post(tokenPath, passwordForm({ username: person.email, password: 'not-the-one' }))
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: person.phone, State: 'x' })
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: person.email })
  await employee.post('/api/analytics/2/3/push?actionName=Login', {
    description: 'Login',
    extras: JSON.stringify({ username: person.username, email: person.email }),
  })

  const lines = api.log().trim().split('\n')
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines) {
    const parsed: unknown = JSON.parse(line)
    expect(parsed).toMatchObject({ time: expect.stringMatching(/Z$/) })
    if (line.includes('"msg":"request"'))
      expect(parsed).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  }
  for (const said of [
    person.name,
    person.surname,
    person.email,
    person.phone,
    'not-the-one',
    'searchTerm',
    'eyJ',
  ])
    expect(api.log()).not.toContain(said)
})
