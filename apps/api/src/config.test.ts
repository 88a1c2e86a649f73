import { ConfigurationError } from '@avita/api-client/configuration'
import { expect, test } from 'vitest'
import { allowedOrigins, readConfig } from './config.ts'

const DATABASE_URL = 'postgres://avita@localhost/avita'
const KEY_SECRET = 'a secret of thirty-two characters'

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigurationError ? error.faults.map(({ name }) => name) : ['another error']
  }
}

test('development needs nothing but a database', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ PORT: 4101, SEED_DEMO: false, TRUST_PROXY: false })
})

test('production refuses demo accounts and the secret that everybody knows', () => {
  expect(faultsOf({ NODE_ENV: 'production', DATABASE_URL, SEED_DEMO: 'true' })).toEqual([
    'SEED_DEMO',
    'KEY_SECRET',
    'SMTP_URL',
  ])
  expect(
    faultsOf({ NODE_ENV: 'production', DATABASE_URL, KEY_SECRET, MAIL_FOLDER: '/var/lib/avita/mail' }),
  ).toEqual([])
})

test.each([
  [{}, ['SMTP_URL']],
  [{ MAIL_FOLDER: '/var/lib/avita/mail' }, []],
  [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'AVITA <no-reply@avita.test>' }, []],
  [{ DELIVERY_WEBHOOK_URL: 'https://x.example', DELIVERY_WEBHOOK_SECRET: 'sixteen or more letters' }, []],
])('production starts only where its mails have a way out: %o', (ways, faults) => {
  expect(faultsOf({ NODE_ENV: 'production', DATABASE_URL, KEY_SECRET, ...ways })).toEqual(faults)
  expect(faultsOf({ DATABASE_URL })).toEqual([])
})

test.each([
  ['PUBLIC_URL', 'https://avita.example/path'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,null'],
  ['SESSION_SECONDS', '43201'],
  ['KEY_SECRET', 'short'],
  ['DATABASE_URL', 'sqlite://x'],
])('%s=%s is refused by name', (name, value) => {
  expect(faultsOf({ DATABASE_URL, [name]: value })).toEqual([name])
})

test('the origins that may call are those of configuration', () => {
  const config = readConfig({
    DATABASE_URL,
    PUBLIC_URL: 'https://avita.example/',
    CORS_ORIGINS: 'https://b.example, https://c.example',
  })

  expect([...allowedOrigins(config)]).toEqual([
    'https://avita.example',
    'http://individual.localhost:4100',
    'http://admin.localhost:4100',
    'https://b.example',
    'https://c.example',
  ])
})
