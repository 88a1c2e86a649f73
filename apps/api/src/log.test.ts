import { expect, test } from 'vitest'
import { demoPassword } from './seed/demo-accounts.ts'
import { codeForm, form, passwordForm, tokenPath } from './testing/forms.ts'
import { codeSentTo } from './testing/messages.ts'
import { startApi } from './testing/start-api.ts'

test('a line says which route answered how and how fast, and nothing about anyone', async () => {
  const api = await startApi({ LOG_LEVEL: 'debug' })
  const phone = '+905000000001'
  const token = await api.tokenOf('employee')
  const article = crypto.randomUUID()
  await api.as('employee').get(`/api/article/${article}?secret=query`)
  await api.as('admin').get('/api/users?searchTerm=Yılmaz')
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: phone, State: 'my-state' })
  const code = await codeSentTo(api.database, phone)
  await api.as('nobody').post(tokenPath, codeForm(phone, code, 'my-state'))
  await api.as('nobody').post(tokenPath, passwordForm({ password: 'wrong-but-mine' }))
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'employee@example.com' })
  await api.as('employee').get('/employee@example.com')
  await api.as('employee').post('/auth/connect/revocation', form({}))
  // An error of the database itself, whose message quotes the phone.
  await api.database.execute('alter table users rename column phone to telephone')
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: phone, State: 'my-state' })
  await expect.poll(() => api.log()).toContain('"status":500')

  const log = api.log()
  for (const secret of [
    'employee@example.com',
    'employee',
    'Elif',
    'Yılmaz',
    phone,
    code,
    token,
    token.split('.')[2],
    demoPassword,
    'wrong-but-mine',
    'my-state',
    article,
    'searchTerm',
    'secret=query',
    'Bearer',
  ])
    expect(log).not.toContain(secret)
  const lines = log
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/users',
      status: 200,
      ms: expect.any(Number),
      time: expect.stringMatching(/Z$/),
    }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ outboxId: expect.any(String), kind: 'sms' }))
})
