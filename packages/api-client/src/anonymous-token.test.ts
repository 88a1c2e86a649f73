import { expect, test } from 'vitest'
import { anonymousToken } from './anonymous-token.ts'
import { createClient } from './client.ts'
import { serve } from './testing/serve.ts'

/** An identity service that numbers its tokens; the first answers can be failures. */
const startVisitor = async (failures = 0) => {
  const bodies: string[] = []
  const clock = { now: 0 }
  const origin = await serve((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      bodies.push(body)
      response.statusCode = bodies.length <= failures ? 503 : 200
      response.end(
        JSON.stringify({
          access_token: `token-${bodies.length}`,
          token_type: 'Bearer',
          expires_in: 600,
          scope: '',
        }),
      )
    })
  })
  const client = createClient({
    apiUrl: origin,
    identityUrl: origin,
    language: () => 'tr',
    token: () => 'session',
  })
  return { bodies, clock, token: anonymousToken(client, 'corporate', () => clock.now) }
}

test('a visitor asks for one token, however many calls need it at once', async () => {
  const { bodies, token } = await startVisitor()

  expect(await Promise.all([token(), token()])).toEqual(['token-1', 'token-1'])
  expect(await token()).toBe('token-1')
  expect(bodies).toEqual(['grant_type=client_credentials&client_id=corporate'])
})

test('a new one is asked for shortly before the old one ends', async () => {
  const { clock, token } = await startVisitor()
  await token()

  clock.now = 569_999
  expect(await token()).toBe('token-1')
  clock.now = 570_000
  expect(await token()).toBe('token-2')
})

test('a failure is told, and forgotten', async () => {
  const { token } = await startVisitor(1)

  await expect(token()).rejects.toMatchObject({ name: 'ApiError', status: 503 })
  expect(await token()).toBe('token-2')
})
