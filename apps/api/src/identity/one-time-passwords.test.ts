import { expect, test } from 'vitest'
import { oneTimePasswords } from './schema.ts'
import { codeForm, tokenPath } from '../testing/forms.ts'
import { codeSentTo, messagesTo } from '../testing/messages.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

const phone = '+905000000001'
const unknownPhone = '+905550000000'
const state = 'a-random-text'

const request = (api: TestApi, PhoneNumber = phone, State = state, language = 'tr') =>
  api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber, State }, { 'accept-language': language })

const redeem = (api: TestApi, code: string, withState = state, from = phone) =>
  api.as('nobody').post(tokenPath, codeForm(from, code, withState))

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

test('a code signs in once', async () => {
  const api = await startApi()
  expect((await request(api)).body).toEqual({ accepted: true })
  const code = await codeSentTo(api.database, phone)

  expect((await redeem(api, code)).status).toBe(200)
  expect(await redeem(api, code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('of twenty at once exactly one gets in', async () => {
  const api = await startApi({ IN_FLIGHT: '100' })
  await request(api)
  const code = await codeSentTo(api.database, phone)

  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(api, code)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the sixth try fails even with the right code', async () => {
  const api = await startApi()
  await request(api)
  const code = await codeSentTo(api.database, phone)
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await redeem(api, otherThan(code))).status).toBe(400)

  expect((await redeem(api, code)).status).toBe(400)
})

test('a code is bound to its State and to its phone', async () => {
  const api = await startApi()
  await request(api)
  await request(api, '+905000000010', 'another state')
  const code = await codeSentTo(api.database, phone)

  expect((await redeem(api, code, 'a stolen try')).status).toBe(400)
  expect((await redeem(api, code, state, '+905000000010')).status).toBe(400)
  expect((await redeem(api, code)).status).toBe(200)
})

test('a code lives five minutes', async () => {
  const api = await startApi()
  await request(api)
  const code = await codeSentTo(api.database, phone)
  api.waitSeconds(301)

  expect((await redeem(api, code)).status).toBe(400)
})

test('a newer code ends the older', async () => {
  const api = await startApi()
  await request(api)
  const older = await codeSentTo(api.database, phone)
  await request(api)
  const newer = await codeSentTo(api.database, phone)

  if (older !== newer) expect((await redeem(api, older)).status).toBe(400)
  expect((await redeem(api, newer)).status).toBe(200)
})

test('a phone may ask six times an hour, an unknown one just so', async () => {
  const api = await startApi()
  for (const number of [phone, unknownPhone]) {
    for (let round = 0; round < 6; round += 1) expect((await request(api, number)).status).toBe(200)
    const seventh = await request(api, number)
    expect(seventh).toBeProblem(429, 'identity.tooManyRequests')
    expect(Number(seventh.headers['retry-after'])).toBeLessThanOrEqual(3600)
  }
})

test('an unknown phone, a disabled and a removed account get the same answer and no message', async () => {
  const api = await startApi()
  const known = await request(api)
  for (const number of [unknownPhone, '+905000000008', '+905000000009']) {
    expect((await request(api, number)).text).toBe(known.text)
    expect(await messagesTo(api.database, number)).toEqual([])
    expect((await redeem(api, '000000', state, number)).body).toEqual(
      (await redeem(api, '00000x'.replace('x', '1'), state, number)).body,
    )
  }
})

test('the message is written in the language of the request', async () => {
  const api = await startApi()
  await request(api, phone, state, 'en')

  expect((await messagesTo(api.database, phone))[0]).toMatchObject({
    kind: 'sms',
    subject: 'Your AVITA sign-in code',
  })
})

test('the database keeps neither the code nor the phone of a request', async () => {
  const api = await startApi()
  await request(api)
  const code = await codeSentTo(api.database, phone)

  const kept = JSON.stringify(await api.database.select().from(oneTimePasswords))
  expect(kept).not.toContain(code)
  expect(kept).not.toContain(phone)
})
