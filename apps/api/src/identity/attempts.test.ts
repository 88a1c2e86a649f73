import { expect, test } from 'vitest'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

const tryWrong = (api: TestApi, username: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      api.as('nobody').post(tokenPath, passwordForm({ username, password: 'not-the-one' })),
    ),
  )

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('after ten false passwords, also parallel ones, even the right one waits, at most 15 minutes', async () => {
  const api = await startApi()

  const answers = await tryWrong(api, 'employee', 14)

  expect(statusesOf(answers)).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  const locked = await api.as('nobody').post(tokenPath, passwordForm())
  expect(locked).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } })
  const wait = Number(locked.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(900)
  api.waitSeconds(wait + 1)
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)
})

test('an unknown name locks just like a known one, in any spelling', async () => {
  const api = await startApi()

  for (const spelling of ['Nobody İrem', 'nobody irem', 'NOBODY IREM', 'nobodyırem', ' Nobody  İrem'])
    await tryWrong(api, spelling, 2)

  const [known] = await tryWrong(api, 'colleague', 11).then((answers) =>
    answers.filter(({ status }) => status === 429),
  )
  const [unknown] = await tryWrong(api, 'nobody irem', 1)
  expect(unknown?.status).toBe(429)
  expect(unknown?.body).toEqual(known?.body)
})

test('a right password takes the count back', async () => {
  const api = await startApi()

  await tryWrong(api, 'employee', 9)
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)

  expect(statusesOf(await tryWrong(api, 'employee', 10))).toEqual(Array(10).fill(400))
})

test('sixty false tries from one address close it for any name, and right ones do not count', async () => {
  const api = await startApi()
  for (let round = 0; round < 3; round += 1) await api.as('nobody').post(tokenPath, passwordForm())

  for (let name = 0; name < 12; name += 1) await tryWrong(api, `somebody${name}`, 5)

  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(429)
})

test('a forged X-Forwarded-For opens nothing unless the proxy is ours', async () => {
  const api = await startApi()
  for (let name = 0; name < 12; name += 1) await tryWrong(api, `somebody${name}`, 5)

  const forged = await api.as('nobody').post(tokenPath, passwordForm(), { 'x-forwarded-for': '198.51.100.7' })
  expect(forged.status).toBe(429)

  const behindProxy = await startApi({ TRUST_PROXY: '127.0.0.1' })
  for (let name = 0; name < 12; name += 1) await tryWrong(behindProxy, `somebody${name}`, 5)
  const other = await behindProxy
    .as('nobody')
    .post(tokenPath, passwordForm(), { 'x-forwarded-for': '198.51.100.7' })
  expect(other.status).toBe(200)
})

/** A machine with other work blurs one measurement; a difference that people could use is there every time. */
const measuredAgain = { retry: 2 }

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test(
  'known, unknown, disabled and removed accounts answer alike and take the same time',
  measuredAgain,
  async () => {
    const api = await startApi()
    const attempts = [
      { username: 'employee', password: 'not-the-one' },
      { username: 'unheard-of', password: 'not-the-one' },
      { username: 'disabled' },
      { username: 'removed' },
    ]
    const times = attempts.map((): number[] => [])
    const texts = new Set<string>()
    for (let round = 0; round < 9; round += 1)
      for (const [index, attempt] of attempts.entries()) {
        const start = performance.now()
        const answer = await api.as('nobody').post(tokenPath, passwordForm(attempt))
        times[index]?.push(performance.now() - start)
        texts.add(`${answer.status} ${answer.text}`)
      }

    expect(texts.size).toBe(1)
    const medians = times.map(median)
    const [least, most] = [Math.min(...medians), Math.max(...medians)]
    expect(most - least).toBeLessThanOrEqual(Math.max(10, least * 0.2))
  },
)

test.each<[string, (known: boolean, round: number) => [string, object]]>([
  [
    'a code',
    (known, round) => [
      '/auth/api/User/RequestOneTimePassword',
      { PhoneNumber: known ? '+905000000001' : '+905550000000', State: `round ${round}` },
    ],
  ],
  [
    'a reset link',
    (known) => [
      '/auth/api/User/RequestPasswordReset',
      { email: known ? 'employee@example.com' : 'nobody@example.com' },
    ],
  ],
])(
  'asking for %s takes the same time for known and unknown people',
  measuredAgain,
  async (_what, requestOf) => {
    const api = await startApi()
    await api.tokenOf('visitor')
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 5; round += 1)
      for (const who of ['known', 'unknown'] as const) {
        const start = performance.now()
        const answer = await api.as('visitor').post(...requestOf(who === 'known', round))
        times[who].push(performance.now() - start)
        expect(answer.body).toEqual({ accepted: true })
      }

    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThanOrEqual(
      Math.max(10, median(times.unknown) * 0.2),
    )
  },
)
