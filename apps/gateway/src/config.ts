import { fileURLToPath } from 'node:url'
import { readConfiguration, variable } from '@avita/api-client/configuration'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.tuple([origin], origin))
const port = z.coerce.number().int().min(0).max(65_535)

const GatewayVariables = z.object({
  NODE_ENV: variable(
    z.enum(['development', 'production', 'test']).default('development'),
    'The kind of run.',
    'production',
  ),
  PORT: variable(port.default(4100), 'The port to listen on.', '4100'),
  HOST: variable(z.string().default('localhost'), 'The interface to listen on.', '0.0.0.0'),
  PUBLIC_URL: variable(
    origin.default('http://localhost:4100'),
    'Public origin of the corporate site and the panel.',
    'https://avita.example',
  ),
  INDIVIDUAL_URL: variable(
    origin.default('http://individual.localhost:4100'),
    'Public origin of the individual site.',
    'https://individual.avita.example',
  ),
  ADMIN_URL: variable(
    origin.default('http://admin.localhost:4100'),
    'Public origin of the back office.',
    'https://admin.avita.example',
  ),
  API_URL: variable(
    origins,
    'Internal address of the API; several, separated by commas, are asked in turn.',
    'http://127.0.0.1:4101',
  ),
  CORPORATE_SERVER_URL: variable(
    origin.optional(),
    'Internal address of the corporate document server; not needed in development.',
    'http://127.0.0.1:4102',
  ),
  INDIVIDUAL_SERVER_URL: variable(
    origin.optional(),
    'Internal address of the individual document server; not needed in development.',
    'http://127.0.0.1:4103',
  ),
  APPS_FOLDER: variable(
    z.string().default(fileURLToPath(new URL('../..', import.meta.url))),
    'The folder that holds the built apps.',
    '/srv/avita/apps',
  ),
  COOKIE_SETTINGS_NAME: variable(
    z.string().optional(),
    'Name of the consent settings; without one, optional parts stay off in production.',
    'avita',
  ),
  TRUST_PROXY: variable(
    z.string().default(''),
    'Addresses of the proxies in front, whose X-Forwarded-* headers are believed.',
    '10.0.0.0/8',
  ),
  GATEWAY_DEV: variable(
    z.stringbool().default(false),
    'Serve the apps from their sources with hot reload.',
    'true',
  ),
})

export type GatewayConfig = z.infer<typeof GatewayVariables>

/** The gateway's configuration; throws a `ConfigurationError` that names every wrong variable. */
export const gatewayConfig = (environment: Readonly<Record<string, string | undefined>>): GatewayConfig =>
  readConfiguration(GatewayVariables, environment)
