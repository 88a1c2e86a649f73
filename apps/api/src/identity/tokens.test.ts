import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, exportJWK, importPKCS8, type JWTPayload, SignJWT, decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { contract } from '@avita/api-client/contract'
import { startApi } from '../testing/start-api.ts'
import { signingKeys } from './schema.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const rotation = { KEY_ROTATION_DAYS: '1' }
const day = 86_400

const strangersKeys = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey: await importPKCS8(pem, 'ES256'), jwk: await exportJWK(publicKey) }
}

const api = await startApi()
const token = await api.tokenOf('employee')
const [head = '', body = '', signature = ''] = token.split('.')
const header = decodeProtectedHeader(token)
const claims: JWTPayload = decodeJwt(token)
const { exp: _end, ...endless } = claims

const ask = (bearer: string) => api.bearing(bearer).get('/api/account')

const signedByUs = async (payload: JWTPayload, extra: object = {}) => {
  const { kid, key } = await api.identity.keys.current()
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...extra }).sign(key)
}

test('the token itself is good, and a copy signed with our key is too', async () => {
  expect((await ask(token)).status).toBe(200)
  expect((await ask(await signedByUs(claims))).status).toBe(200)
})

test.each<[string, () => string | Promise<string>]>([
  ['alg none', () => `${encode({ ...header, alg: 'none' })}.${body}.`],
  ['alg none with a signature', () => `${encode({ ...header, alg: 'none' })}.${body}.${signature}`],
  [
    'the public key as an HMAC secret',
    async () => {
      const [jwk] = await api.identity.keys.published()
      const start = `${encode({ ...header, alg: 'HS256' })}.${body}`
      return `${start}.${createHmac('sha256', JSON.stringify(jwk)).update(start).digest('base64url')}`
    },
  ],
  ['changed claims', () => `${head}.${encode({ ...claims, sub: 'someone-else' })}.${signature}`],
  ['an unknown kid', () => signedByUs(claims, { kid: 'unknown' })],
  ['no kid', () => signedByUs(claims, { kid: undefined })],
  ['a path as kid', () => signedByUs(claims, { kid: '../../dev/null' })],
  [
    'a key that came along (jwk)',
    async () => {
      const { privateKey, jwk } = await strangersKeys()
      return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256', jwk }).sign(privateKey)
    },
  ],
  [
    'a key elsewhere (jku, x5u)',
    async () => {
      const { privateKey } = await strangersKeys()
      const there = { jku: 'https://attacker.example/jwks', x5u: 'https://attacker.example/cert' }
      return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256', ...there }).sign(privateKey)
    },
  ],
  ['another audience', () => signedByUs({ ...claims, aud: 'another-api' })],
  ['another issuer', () => signedByUs({ ...claims, iss: 'https://attacker.example' })],
  ['another type', () => signedByUs(claims, { typ: 'JWT' })],
  ['its end in the past', () => signedByUs({ ...claims, exp: 1 })],
  ['no end', () => signedByUs(endless)],
  ["another person's session", () => signedByUs({ ...claims, sub: crypto.randomUUID() })],
  ['a session that never was', () => signedByUs({ ...claims, sid: crypto.randomUUID() })],
  ['no token at all but dots', () => '..'],
])('a token with %s is refused', async (_what, forge) => {
  expect(await ask(await forge())).toBeProblem(401, 'access.tokenInvalid')
})

test('an unknown critical header is refused', async () => {
  const start = `${encode({ ...header, crit: ['speed'], speed: 'fast' })}.${body}`
  expect(await ask(`${start}.${signature}`)).toBeProblem(401, 'access.tokenInvalid')
})

test('a token is taken from the Authorization header only', async () => {
  const nobody = api.as('nobody')
  const answer = await nobody.get(`/api/account?access_token=${token}`, { cookie: `access-token=${token}` })

  expect(answer).toBeProblem(401, 'access.tokenMissing')
  expect(answer.headers['www-authenticate']).toBe('Bearer')
})

test('the published keys are public ones, and any verifier may keep them for a while', async () => {
  const answer = await api.as('nobody').get('/auth/.well-known/jwks.json')

  const { keys } = answer.read(contract.signingKeys.answer)
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: header.kid,
      alg: 'ES256',
      use: 'sig',
    },
  ])
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
})

test('the private key lies encrypted in the database', async () => {
  const [row] = await api.database.select().from(signingKeys)

  expect(row?.privateKey).not.toMatch(/"d"|"kty"|"EC"/)
  expect(Buffer.from(row?.privateKey ?? '', 'base64url').toString()).not.toContain('"d"')
})

test('a new key takes over, tokens of the old one live on, and it leaves when they are all spent', async () => {
  const rotating = await startApi(rotation)
  const old = await rotating.tokenOf('employee', 'panel')
  rotating.waitSeconds(day - 3600)
  const late = await rotating.tokenOf('employee')
  rotating.waitSeconds(3700)
  const fresh = await rotating.tokenOf('hr')

  expect(decodeProtectedHeader(late).kid).toBe(decodeProtectedHeader(old).kid)
  expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid)
  expect((await rotating.bearing(late).get('/api/account')).status).toBe(200)
  expect(await rotating.identity.keys.published()).toHaveLength(2)

  rotating.waitSeconds(day + 60)
  await rotating.tokenOf('colleague')
  const left = await rotating.identity.keys.published()
  expect(left.map(({ kid }) => kid)).not.toContain(decodeProtectedHeader(old).kid)
})

test('ten sign-ins on a database without a key make one key', async () => {
  const fresh = await startApi()

  await Promise.all(
    Array.from({ length: 10 }, (_, index) => fresh.tokenOf(index % 2 ? 'visitor' : 'employee', 'panel')),
  )

  expect(await fresh.identity.keys.published()).toHaveLength(1)
})
