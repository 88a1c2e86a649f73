import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient, timeoutMilliseconds } from './client.ts'
import { addresses } from './contract/addresses.ts'
import { ApiError } from './errors.ts'
import { serve } from './testing/serve.ts'

interface Asked {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** When it came, by the clock of the client. */
  readonly at: number
}

type Answer = (response: ServerResponse) => void

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ type: 'about:blank', title: 'A sentence', status, code }, status, {
    'content-type': 'application/problem+json',
    ...headers,
  })

const page =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Bad gateway</title>')
  }

const cut: Answer = (response) => response.socket?.destroy()

const never: Answer = () => undefined

/** An API that gives these answers in turn, the last one for ever, and a client for it. */
const startClient = async (answers: Answer[], options: Partial<ClientOptions> = {}) => {
  const asked: Asked[] = []
  const origin = await serve((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      asked.push({
        line: `${request.method ?? ''} ${request.url ?? ''}`,
        headers: request.headers,
        body,
        at: performance.now(),
      })
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      answer?.(response)
    })
  })
  const client = createClient({
    apiUrl: origin,
    identityUrl: origin,
    language: () => 'tr',
    token: () => 'a-token',
    ...options,
  })
  return { asked, client, origin }
}

const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => 'it succeeded',
    (cause: unknown) => cause,
  )
  if (error instanceof ApiError) return error
  throw new Error('The call was to reject with an ApiError', { cause: error })
}

const account = { name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@avita.example' }

beforeEach(() => {
  // Pauses and limits pass five times as fast; the server is real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  const faster = setInterval(() => vi.advanceTimersByTime(80), 20)
  return () => clearInterval(faster)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  test('carries the language, the token and its parameters, and answers with the JSON', async () => {
    const { asked, client } = await startClient([json(account)], { language: () => 'en' })

    expect(await client.account()).toEqual(account)
    expect(asked[0]?.line).toBe('GET /api/account')
    expect(asked[0]?.headers).toMatchObject({
      'accept-language': 'en',
      authorization: 'Bearer a-token',
      accept: 'application/json',
    })
  })

  test('asks for language and token anew each time', async () => {
    let token: string | null = null
    let language: 'tr' | 'en' = 'tr'
    const { asked, client } = await startClient([json([])], { token: () => token, language: () => language })

    await client.sliders()
    token = 'later'
    language = 'en'
    await client.sliders()

    expect(asked.map(({ headers }) => [headers.authorization, headers['accept-language']])).toEqual([
      [undefined, 'tr'],
      ['Bearer later', 'en'],
    ])
  })

  test.each(['token', 'signingKeys', 'healthLive', 'healthReady'] as const)(
    '%s carries no Authorization header',
    async (name) => {
      const { asked, client } = await startClient([json({})])

      await (name === 'token'
        ? client.token({ body: { grant_type: 'client_credentials', client_id: 'panel' } })
        : client[name]())

      expect(asked[0]?.headers.authorization).toBeUndefined()
      expect(asked[0]?.headers['accept-language']).toBe('tr')
    },
  )

  test('sends files as multipart, and a key that makes the write repeatable', async () => {
    const { asked, client } = await startClient([json({})])

    await client.uploadImage(
      { body: { image: new File(['dots'], 'dots.png', { type: 'image/png' }), Type: 'cover' } },
      { idempotencyKey: 'a-key-of-its-own' },
    )

    expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(asked[0]?.headers['idempotency-key']).toBe('a-key-of-its-own')
    expect(asked[0]?.body).toMatch(
      /name="image"; filename="dots.png"\r\nContent-Type: image\/png\r\n\r\ndots\r\n/,
    )
    expect(asked[0]?.body).toMatch(/name="Type"\r\n\r\ncover\r\n/)
  })

  test('answers with a file where the contract says so', async () => {
    const { asked, client } = await startClient([
      (response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-'),
    ])

    const file = await client.customerFileContent({ params: { id: 'f' } })

    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-'])
    expect(asked[0]?.headers).toMatchObject({ accept: '*/*', authorization: 'Bearer a-token' })
    expect(asked[0]?.headers['idempotency-key']).toBeUndefined()
  })

  test('encodes its path parameters', async () => {
    const { asked, client } = await startClient([json({})])
    await client.article({ params: { id: 'a/b?c' } })
    expect(asked[0]?.line).toBe('GET /api/article/a%2Fb%3Fc')
  })

  test.each(['', '.', '..'])('with the path parameter %j never leaves', async (id) => {
    const { asked, client } = await startClient([json({})])
    await expect(client.article({ params: { id } })).rejects.toThrow(RangeError)
    expect(asked).toEqual([])
  })

  test('omits every query parameter that is empty or absent', async () => {
    const { asked, client } = await startClient([json({})])

    await client.users({
      query: { pageIndex: 1, searchTerm: '', roleId: null, projectId: undefined, isActive: false },
    })
    await client.users({ query: { searchTerm: '', roleId: '' } })

    expect(asked.map(({ line }) => line)).toEqual([
      'GET /api/users?pageIndex=1&isActive=false',
      'GET /api/users',
    ])
  })

  test('sends JSON, and puts the parameters of a push where the specification has them', async () => {
    const { asked, client } = await startClient([json({ stored: true })])

    await client.pushAnalytics({
      params: { type: 1, platform: 3 },
      query: { pageName: 'Articles' },
      body: { description: 'Articles', extras: '{}' },
    })

    expect(asked[0]?.line).toBe('POST /api/analytics/1/3/push?pageName=Articles')
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ description: 'Articles', extras: '{}' })
  })

  test('to the token endpoint is form-encoded', async () => {
    const { asked, client } = await startClient([json({})])

    await client.token({
      body: { grant_type: 'password', username: 'ayşe', password: 'a&b=c +', OwnerId: 2 },
    })

    expect(asked[0]?.line).toBe('POST /auth/connect/token')
    expect(asked[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: 'password',
      username: 'ayşe',
      password: 'a&b=c +',
      OwnerId: '2',
    })
  })

  test('goes to the identity service below /auth and to the API below /api', async () => {
    const api = await startClient([json(account)])
    const identity = await startClient([json({ accepted: true })])
    const client = createClient({
      apiUrl: `${api.origin}/`,
      identityUrl: identity.origin,
      language: () => 'tr',
      token: () => null,
    })

    await client.account()
    await client.requestOneTimePassword({ body: { PhoneNumber: '+905551112233', State: 's' } })

    expect(api.asked.map(({ line }) => line)).toEqual(['GET /api/account'])
    expect(identity.asked.map(({ line }) => line)).toEqual(['POST /auth/api/User/RequestOneTimePassword'])
  })

  test('can outlive its page, and can be made with another token', async () => {
    const seen: Request[] = []
    const { asked, client } = await startClient([json({ signedOut: true })], {
      fetch: (input, init) => {
        if (input instanceof Request) seen.push(input)
        return fetch(input, init)
      },
    })

    await client.signOut({ body: {} }, { keepalive: true, token: 'another' })
    await client.signOut({ body: {} })

    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false])
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer another', 'Bearer a-token'])
  })

  test('shows the headers of its answer', async () => {
    const { client } = await startClient([json({}, 200, { date: 'Mon, 02 Mar 2026 10:00:00 GMT' })])
    let date: string | null = null

    await client.homePage(
      {},
      {
        onHeaders: (headers) => {
          date = headers.get('date')
        },
      },
    )

    expect(date).toBe('Mon, 02 Mar 2026 10:00:00 GMT')
  })

  test('exists for every address of the contract', async () => {
    const { client } = await startClient([json({})])
    expect(Object.keys(client).toSorted()).toEqual(Object.keys(addresses).toSorted())
  })
})

describe('a read', () => {
  test.each([408, 429, 500, 502, 503, 504])('that is answered with %i is tried again', async (status) => {
    const { asked, client } = await startClient([problem(status, 'server.busy'), json(account)])
    expect(await client.account()).toEqual(account)
    expect(asked).toHaveLength(2)
  })

  test('is tried again after a cut connection', async () => {
    const { asked, client } = await startClient([cut, json(account)])
    expect(await client.account()).toEqual(account)
    expect(asked).toHaveLength(2)
  })

  test('is tried three times more and no oftener, with growing pauses', async () => {
    const { asked, client } = await startClient([problem(503, 'server.busy')])

    const error = await refusalOf(client.account())

    expect(error).toMatchObject({ status: 503, code: 'server.busy' })
    expect(asked).toHaveLength(4)
    const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
    expect(pauses[0]).toBeGreaterThanOrEqual(150)
    expect(pauses[2]).toBeGreaterThanOrEqual(600)
  })

  test.each([400, 401, 403, 404, 409])('that is answered with %i is not tried again', async (status) => {
    const { asked, client } = await startClient([problem(status, 'a.code')])
    expect((await refusalOf(client.account())).status).toBe(status)
    expect(asked).toHaveLength(1)
  })

  test('waits as long as Retry-After says', async () => {
    const { asked, client } = await startClient([
      problem(503, 'server.busy', { 'retry-after': '2' }),
      json(account),
    ])

    await client.account()

    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(1900)
  })

  test('is given up at once where Retry-After is longer than anyone waits', async () => {
    const { asked, client } = await startClient([problem(429, 'limit.reached', { 'retry-after': '900' })])

    const error = await refusalOf(client.account())

    expect(error).toMatchObject({ status: 429, code: 'limit.reached', retryAfterSeconds: 900 })
    expect(asked).toHaveLength(1)
  })

  test('ends after eight seconds, retries included', async () => {
    const { client } = await startClient([problem(503, 'server.busy', { 'retry-after': '5' }), never])
    const began = performance.now()

    const error = await refusalOf(client.account())

    expect(error).toMatchObject({ status: 0, code: 'network.timeout' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(timeoutMilliseconds)
    expect(performance.now() - began).toBeLessThan(timeoutMilliseconds + 4000)
  })

  test('ended by its own signal rejects with the reason of the signal', async () => {
    const { client } = await startClient([never])
    const controller = new AbortController()
    const reason = new Error('left the page')

    const call = client.account({}, { signal: controller.signal })
    controller.abort(reason)

    await expect(call).rejects.toBe(reason)
  })
})

describe('a write', () => {
  const push = { params: { type: 2, platform: 3 }, body: { description: 'd', extras: '{}' } } as const

  test.each([problem(503, 'server.busy', { 'retry-after': '1' }), cut])(
    'is never sent twice',
    async (answer) => {
      const { asked, client } = await startClient([answer, json({ stored: true })])
      await refusalOf(client.pushAnalytics(push))
      expect(asked).toHaveLength(1)
    },
  )

  test('ends after eight seconds', async () => {
    const { asked, client } = await startClient([never])
    expect(await refusalOf(client.pushAnalytics(push))).toMatchObject({ status: 0, code: 'network.timeout' })
    expect(asked).toHaveLength(1)
  })
})

describe('an error', () => {
  test('is the problem document of the server, field errors included', async () => {
    const errors = [{ field: 'email', code: 'identity.emailInvalid' }]
    const document = {
      type: 'about:blank',
      title: 'Bad',
      status: 400,
      code: 'request.invalid',
      requestId: 'r-1',
      errors: [...errors, 'nonsense', { field: 1 }],
    }
    const { client } = await startClient([json(document, 400)])

    const error = await refusalOf(client.account())

    expect(error).toMatchObject({ code: 'request.invalid', status: 400, tokenError: null })
    expect(error.problem).toEqual({ ...document, errors })
    expect(error.message).toBe('account: 400 (request.invalid)')
  })

  test('of the token endpoint keeps its description to the letter', async () => {
    const body = { error: 'invalid_grant', error_description: 'Kullanıcı adı veya şifre hatalı.' }
    const { client } = await startClient([json(body, 400)])

    const error = await refusalOf(
      client.token({ body: { grant_type: 'password', username: 'u', password: 'p', OwnerId: 2 } }),
    )

    expect(error).toMatchObject({ code: 'invalid_grant', status: 400, tokenError: body, problem: null })
    expect(error.message).not.toContain('Kullanıcı')
  })

  test.each([
    page(404),
    json('text', 404),
    json(null, 404),
    json({ code: 7 }, 404),
    json({ error: 'made_up' }, 404),
  ])('whose body is something else has the status as its code', async (answer) => {
    const { client } = await startClient([answer])
    expect(await refusalOf(client.account())).toMatchObject({
      code: 'http.404',
      status: 404,
      problem: null,
      tokenError: null,
    })
  })

  test('is also a page with status 200, or an empty answer', async () => {
    const { client } = await startClient([page(200), (response) => response.end()])
    expect(await refusalOf(client.account())).toMatchObject({ code: 'answer.unreadable', status: 200 })
    expect(await refusalOf(client.account())).toMatchObject({ code: 'answer.unreadable', status: 200 })
  })

  test('says that nobody answers', async () => {
    const { client } = await startClient([json({})], { apiUrl: 'http://127.0.0.1:9' })
    expect(await refusalOf(client.account())).toMatchObject({
      code: 'network.unreachable',
      status: 0,
      retryAfterSeconds: null,
    })
  })
})

describe('a refused token', () => {
  const refused = problem(401, 'access.tokenRefused')

  test('is told once, however many calls it ends', async () => {
    const onRefused = vi.fn<() => void>()
    const { client } = await startClient([refused], { onRefused })

    await Promise.all([
      refusalOf(client.account()),
      refusalOf(client.sliders()),
      refusalOf(client.homePage()),
    ])
    await refusalOf(client.account())

    expect(onRefused).toHaveBeenCalledTimes(1)
  })

  test('is told again when the next session is refused as well', async () => {
    let token = 'first'
    const onRefused = vi.fn<() => void>()
    const { client } = await startClient([refused], { onRefused, token: () => token })

    await refusalOf(client.account())
    token = 'second'
    await refusalOf(client.account())

    expect(onRefused).toHaveBeenCalledTimes(2)
  })

  test('ends no session that was opened while the call was under way', async () => {
    let token = 'old'
    const onRefused = vi.fn<() => void>()
    const { client } = await startClient(
      [
        (response) => {
          token = 'new'
          refused(response)
        },
      ],
      { onRefused, token: () => token },
    )

    await refusalOf(client.account())

    expect(onRefused).not.toHaveBeenCalled()
  })

  test('is none where no session token was sent', async () => {
    const onRefused = vi.fn<() => void>()
    const signedOut = await startClient([refused], { onRefused, token: () => null })
    const signedIn = await startClient([refused], { onRefused })

    await refusalOf(signedOut.client.account())
    await refusalOf(
      signedIn.client.requestPasswordReset({ body: { email: 'a@b.example' } }, { token: 'visitor' }),
    )
    await refusalOf(
      signedIn.client.token({ body: { grant_type: 'password', username: 'u', password: 'p', OwnerId: 2 } }),
    )

    expect(onRefused).not.toHaveBeenCalled()
  })

  test('is not a 403', async () => {
    const onRefused = vi.fn<() => void>()
    const { client } = await startClient([problem(403, 'access.pageDenied')], { onRefused })
    await refusalOf(client.account())
    expect(onRefused).not.toHaveBeenCalled()
  })
})
