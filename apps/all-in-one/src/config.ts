import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfiguration, variable } from '@avita/api-client/configuration'
import { z } from 'zod'

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

const defaultPort = 4100
const origin = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  context.addIssue('it has to be an origin: scheme and host, no path')
  return z.NEVER
})

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/')
  if (namedRanges.includes(text)) return true
  const family = isIP(address)
  const longest = family === 4 ? 32 : 128
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}

const proxies = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => isProxy(part.trim())),
    'it has to list addresses or ranges',
  )

/** Every variable of the one-command run; `.env.example` is written from here. */
export const PlatformVariables = z.object({
  PORT: variable(
    z.coerce.number('it has to be a number').int().min(1).max(65_535).default(defaultPort),
    'The one port that everything is served on.',
    '4200',
  ),
  HOST: variable(
    z.string().default('localhost'),
    'The interface to listen on; 0.0.0.0 for every one.',
    '0.0.0.0',
  ),
  PUBLIC_URL: variable(
    origin.optional(),
    'Public origin of the corporate site and the panel. Default: http://localhost:<PORT>.',
    'https://avita.example',
  ),
  INDIVIDUAL_URL: variable(
    origin.optional(),
    'Public origin of the individual site. Default: http://individual.localhost:<PORT>.',
    'https://individual.avita.example',
  ),
  ADMIN_URL: variable(
    origin.optional(),
    'Public origin of the back office. Default: http://admin.localhost:<PORT>.',
    'https://admin.avita.example',
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'A PostgreSQL 15 or newer of your own, instead of the embedded one.',
    'postgresql://avita:secret@db.example:5432/avita',
  ),
  DATA_DIR: variable(
    z.string().default('.data'),
    'Where the embedded database lives; relative to the repository.',
    '/var/lib/avita',
  ),
  FILES_FOLDER: variable(
    z.string().min(1).optional(),
    'Where uploaded files lie. Default: the folder files in DATA_DIR. S3_ENDPOINT and its like replace it (apps/api).',
    '/var/lib/avita/files',
  ),
  API_PROCESSES: variable(
    z.coerce.number().int().min(1).max(16).default(1),
    'How many processes of the API run on the one database, asked in turn.',
    '2',
  ),
  MAIL_FOLDER: variable(
    z.string().min(1).optional(),
    'Where mails are written as files, to be opened with a mail program. Default: the folder mail in DATA_DIR, unless SMTP_URL or DELIVERY_WEBHOOK_URL takes them (apps/api); none in production, which wants one of the three.',
    '/var/lib/avita/mail',
  ),
  SEED_DEMO: variable(
    z.enum(['true', 'false']).optional(),
    'Whether the demo accounts and content exist. Default: true, and false in production, which refuses them.',
    'false',
  ),
  COOKIE_SETTINGS_NAME: variable(
    z.string().default('avita'),
    'Name of the consent settings; production without one keeps optional parts off.',
    'avita',
  ),
  TRUST_PROXY: variable(
    proxies.optional(),
    'Addresses of the proxies in front, whose X-Forwarded-* headers are believed.',
    '10.0.0.0/8',
  ),
  NODE_ENV: variable(
    z.enum(['development', 'production', 'test']).default('development'),
    'The kind of run.',
    'production',
  ),
})

type Given = z.infer<typeof PlatformVariables>

export interface PlatformConfig extends Omit<Given, 'MAIL_FOLDER'> {
  readonly FILES_FOLDER: string
  readonly MAIL_FOLDER: string | undefined
  readonly PUBLIC_URL: string
  readonly INDIVIDUAL_URL: string
  readonly ADMIN_URL: string
  readonly SEED_DEMO: 'true' | 'false'
}

/** The configuration of the run, with addresses that follow the port; names every wrong variable. */
export const platformConfig = (environment: Readonly<Record<string, string | undefined>>): PlatformConfig => {
  const given = readConfiguration(PlatformVariables, environment)
  const leavesTheHouse = Boolean(environment['SMTP_URL'] ?? environment['DELIVERY_WEBHOOK_URL'])
  // Production says where its mails go: by itself a folder would count as sent what nobody gets.
  const isFolderMeant = !leavesTheHouse && given.NODE_ENV !== 'production'
  const mailFolder = given.MAIL_FOLDER ?? (isFolderMeant ? join(given.DATA_DIR, 'mail') : undefined)
  return {
    ...given,
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    INDIVIDUAL_URL: given.INDIVIDUAL_URL ?? `http://individual.localhost:${given.PORT}`,
    FILES_FOLDER: resolve(repositoryRoot, given.FILES_FOLDER ?? join(given.DATA_DIR, 'files')),
    MAIL_FOLDER: mailFolder && resolve(repositoryRoot, mailFolder),
    ADMIN_URL: given.ADMIN_URL ?? `http://admin.localhost:${given.PORT}`,
    SEED_DEMO: given.SEED_DEMO ?? (given.NODE_ENV === 'production' ? 'false' : 'true'),
  }
}
