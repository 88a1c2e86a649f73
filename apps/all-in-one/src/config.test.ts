import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { platformConfig, repositoryRoot } from './config.ts'
import { environmentExample } from './environment-example.ts'

test('everything has a default in development', () => {
  expect(platformConfig({})).toMatchObject({
    PORT: 4100,
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost:4100',
    INDIVIDUAL_URL: 'http://individual.localhost:4100',
    ADMIN_URL: 'http://admin.localhost:4100',
    DATA_DIR: '.data',
    SEED_DEMO: 'true',
  })
})

test('the addresses follow the port', () => {
  expect(platformConfig({ PORT: '4200' })).toMatchObject({
    PUBLIC_URL: 'http://localhost:4200',
    ADMIN_URL: 'http://admin.localhost:4200',
  })
})

test('mails are files beside the database, unless a server or a webhook takes them', () => {
  expect(platformConfig({}).MAIL_FOLDER).toBe(join(repositoryRoot, '.data', 'mail'))
  expect(platformConfig({ DATA_DIR: '/data' }).MAIL_FOLDER).toBe('/data/mail')
  expect(platformConfig({ SMTP_URL: 'smtp://mail.example' }).MAIL_FOLDER).toBeUndefined()
  expect(platformConfig({ DELIVERY_WEBHOOK_URL: 'https://x.example' }).MAIL_FOLDER).toBeUndefined()
  expect(platformConfig({ SMTP_URL: 'smtp://x', MAIL_FOLDER: '/mails' }).MAIL_FOLDER).toBe('/mails')
})

test('production says itself where its mails go', () => {
  expect(platformConfig({ NODE_ENV: 'production' }).MAIL_FOLDER).toBeUndefined()
  expect(platformConfig({ NODE_ENV: 'production', MAIL_FOLDER: '/mails' }).MAIL_FOLDER).toBe('/mails')
})

test('production has no demo accounts unless it is told to, which the API refuses', () => {
  expect(platformConfig({ NODE_ENV: 'production' }).SEED_DEMO).toBe('false')
})

test.each([
  [{ PORT: 'many' }, 'PORT: "many" cannot be used', 'PORT=4200'],
  [{ PUBLIC_URL: 'avita' }, 'PUBLIC_URL: "avita" cannot be used', 'PUBLIC_URL=https://avita.example'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: "mysql://x" cannot be used', 'DATABASE_URL=postgresql://'],
  [{ SEED_DEMO: 'yes' }, 'SEED_DEMO: "yes" cannot be used', 'SEED_DEMO=false'],
])('a wrong value is named with an example: %o', (environment, fault, example) => {
  expect(() => platformConfig(environment)).toThrow(fault)
  expect(() => platformConfig(environment)).toThrow(example)
})

test('.env.example is what the schema says', () => {
  expect(readFileSync(join(repositoryRoot, '.env.example'), 'utf8')).toBe(environmentExample)
})
