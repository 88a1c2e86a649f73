import { longestSessionSeconds } from '@avita/api-client/contract'
import { ConfigurationError, readConfiguration, variable } from '@avita/api-client/configuration'
import { z } from 'zod'

const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const count = (smallest: number, largest: number) => z.coerce.number().int().min(smallest).max(largest)
const originOf = (text: string) => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null
}
const Origin = z.string().transform((text, context) => {
  const origin = originOf(text)
  if (origin !== null) return origin
  context.addIssue('has to be an origin: scheme and host, no path')
  return z.NEVER
})
const Origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(Origin))

/** The environment of the API. Everything has a default in development. */
const configSchema = z.object({
  NODE_ENV: variable(
    z.enum(['development', 'test', 'production']).default('development'),
    'production refuses demo accounts and default secrets',
    'production',
  ),
  HOST: variable(z.string().default('127.0.0.1'), 'The address the API listens on', '127.0.0.1'),
  PORT: variable(count(0, 65_535).default(4101), 'The port the API listens on', '4101'),
  DATABASE_URL: variable(
    z.string().regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://'),
    'Any PostgreSQL 15 or newer',
    'postgres://avita@localhost:5432/avita',
  ),
  DATABASE_CONNECTIONS: variable(count(1, 200).default(10), 'Largest number of database connections', '10'),
  PUBLIC_URL: variable(
    Origin.default('http://localhost:4100'),
    'Origin of the corporate site and the panel; also the issuer of tokens and the base of links in mails',
    'https://avita.example',
  ),
  INDIVIDUAL_URL: variable(
    Origin.default('http://individual.localhost:4100'),
    'Origin of the individual site',
    'https://bireysel.avita.example',
  ),
  ADMIN_URL: variable(
    Origin.default('http://admin.localhost:4100'),
    'Origin of the back office',
    'https://yonetim.avita.example',
  ),
  CORS_ORIGINS: variable(
    Origins.default([]),
    'Further origins that may call the API from a browser, separated by commas',
    'https://preview.avita.example',
  ),
  TRUST_PROXY: variable(
    z.union([z.enum(['true', 'false']).transform((text) => text === 'true'), z.string()]).default(false),
    'Whose X-Forwarded-For is believed: false, true (everybody: only behind a closed network), or addresses and ranges',
    '10.0.0.0/8,127.0.0.1',
  ),
  SEED_DEMO: variable(
    Flag.default(false),
    'Whether demo accounts and sample content are written at start; refused in production',
    'true',
  ),
  KEY_SECRET: variable(
    z.string().min(32, 'has to be at least 32 characters long').optional(),
    'Encrypts the private signing keys in the database and keys the hashes of codes; required in production',
    'the output of: openssl rand -base64 32',
  ),
  KEY_ROTATION_DAYS: variable(count(1, 365).default(30), 'Age at which a new signing key takes over', '30'),
  SESSION_SECONDS: variable(
    count(60, longestSessionSeconds).default(longestSessionSeconds),
    'Life of an access token, at most 12 hours',
    String(longestSessionSeconds),
  ),
  STAFF_IDLE_SECONDS: variable(
    count(60, longestSessionSeconds).default(15 * 60),
    'After this long without a request the session of a member of staff ends',
    '900',
  ),
  HASHING_PARALLEL: variable(count(1, 64).default(2), 'How many passwords are hashed at the same time', '2'),
  LIMITS_FACTOR: variable(
    count(1, 1_000_000_000).default(1),
    'Multiplies every limit on repetition, for load runs; refused in production',
    '1',
  ),
  IN_FLIGHT: variable(count(1, 10_000).default(200), 'How many requests are served at the same time', '200'),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'The server that takes mails; production wants it, DELIVERY_WEBHOOK_URL or MAIL_FOLDER',
    'smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'has to be an address, with a name before it or without')
      .default('AVITA <no-reply@avita.example>'),
    'The sender of mails; required beside SMTP_URL in production',
    'AVITA <no-reply@avita.example>',
  ),
  MAIL_FOLDER: variable(
    z.string().min(1).optional(),
    'Where mails are written as .eml files while no SMTP_URL is set; in development .data/mail unless a webhook takes them',
    '/var/lib/avita/mail',
  ),
  DELIVERY_WEBHOOK_URL: variable(
    z.url({ protocol: /^https?$/ }).optional(),
    'Where SMS and push messages are posted as JSON, and mails too where neither SMTP_URL nor MAIL_FOLDER is set; absent, SMS stay in the outbox table',
    'https://messages.example/avita',
  ),
  DELIVERY_WEBHOOK_SECRET: variable(
    z.string().min(16).optional(),
    'Signs the body of the webhook (HMAC-SHA-256 in X-Avita-Signature)',
    'the output of: openssl rand -base64 32',
  ),
  FILES_FOLDER: variable(
    z.string().min(1).default('.data/files'),
    'Where uploaded files lie, unless S3_ENDPOINT names a storage; two API processes share one folder or one storage',
    '/var/lib/avita/files',
  ),
  DATABASE_FOLDER: variable(
    z.string().min(1).optional(),
    'Where a database on this machine keeps its data: below 64 MB free nothing more is written',
    '/var/lib/avita/database',
  ),
  S3_ENDPOINT: variable(
    z.url({ protocol: /^https?$/ }).optional(),
    'S3-compatible storage for uploaded files, instead of a folder; the bucket is addressed by path',
    'https://s3.eu-central-1.amazonaws.com',
  ),
  S3_BUCKET: variable(
    z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{2,62}$/)
      .optional(),
    'The bucket',
    'avita-files',
  ),
  S3_REGION: variable(
    z.string().min(1).default('us-east-1'),
    'The region that requests are signed for',
    'eu-central-1',
  ),
  S3_ACCESS_KEY: variable(z.string().min(1).optional(), 'Key id for the bucket', 'AKIA…'),
  S3_SECRET_KEY: variable(z.string().min(1).optional(), 'Secret of that key', 'the secret of S3_ACCESS_KEY'),
  METRICS_TOKEN: variable(
    z.string().min(16, 'has to be at least 16 characters long').optional(),
    'Bearer token that /metrics wants; without one it answers outside production only',
    'the output of: openssl rand -base64 24',
  ),
  LOG_LEVEL: variable(
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    'The least important lines that are logged',
    'info',
  ),
})

export type Config = z.output<typeof configSchema>

const productionFaults = (config: Config) => [
  ...(config.SEED_DEMO
    ? [{ name: 'SEED_DEMO', problem: 'demo accounts are refused in production', example: 'false' }]
    : []),
  ...(config.LIMITS_FACTOR > 1
    ? [{ name: 'LIMITS_FACTOR', problem: 'limits cannot be raised in production', example: '1' }]
    : []),
  ...(config.KEY_SECRET === undefined
    ? [{ name: 'KEY_SECRET', problem: 'is missing', example: 'the output of: openssl rand -base64 32' }]
    : []),
  ...(config.SMTP_URL === undefined &&
  config.DELIVERY_WEBHOOK_URL === undefined &&
  config.MAIL_FOLDER === undefined
    ? [
        {
          name: 'SMTP_URL',
          problem: 'is missing: without it, DELIVERY_WEBHOOK_URL or MAIL_FOLDER no mail would reach anybody',
          example: 'smtps://user:password@mail.example:465',
        },
      ]
    : []),
  ...(config.SMTP_URL !== undefined && config.MAIL_FROM.endsWith('@avita.example>')
    ? [{ name: 'MAIL_FROM', problem: 'is missing beside SMTP_URL', example: 'AVITA <no-reply@your.domain>' }]
    : []),
  ...(config.DELIVERY_WEBHOOK_URL !== undefined && config.DELIVERY_WEBHOOK_SECRET === undefined
    ? [
        {
          name: 'DELIVERY_WEBHOOK_SECRET',
          problem: 'is missing beside DELIVERY_WEBHOOK_URL',
          example: 'the output of: openssl rand -base64 32',
        },
      ]
    : []),
]

/** A storage that is named has to be named whole: half of it would quietly mean the folder. */
const storageFaults = (config: Config) =>
  (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    .filter((name, _, all) => config[name] === undefined && all.some((other) => config[other] !== undefined))
    .map((name) => ({ name, problem: 'is missing beside the other S3_ variables', example: '' }))

/** The configuration of this process; throws a `ConfigurationError` that names everything that is wrong. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const config = readConfiguration(configSchema, environment)
  const faults = [
    ...storageFaults(config),
    ...(config.NODE_ENV === 'production' ? productionFaults(config) : []),
  ]
  if (faults.length > 0) throw new ConfigurationError(faults)
  return config
}

/** The origins whose pages may call the API. */
export const allowedOrigins = (config: Config): ReadonlySet<string> =>
  new Set([config.PUBLIC_URL, config.INDIVIDUAL_URL, config.ADMIN_URL, ...config.CORS_ORIGINS])

/** Known to everybody who has the source: it hides nothing, and production refuses to start with it. */
const developmentSecret = 'avita-development-only-key-secret'

export const keySecret = (config: Config): string => config.KEY_SECRET ?? developmentSecret
