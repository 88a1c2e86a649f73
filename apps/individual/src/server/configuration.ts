import { readConfiguration, variable } from '@avita/api-client/configuration'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const configurationSchema = z.object({
  PORT: variable(z.coerce.number().int().min(0).max(65535).default(4103), 'Port of the documents', '4103'),
  HOST: variable(z.string().default('127.0.0.1'), 'Address to listen on', '127.0.0.1'),
  INDIVIDUAL_URL: variable(
    origin.default('http://individual.localhost:4100'),
    'Public origin of the individual site: every absolute address is made from it',
    'https://individual.example.com',
  ),
  CORPORATE_URL: variable(
    origin.default('http://localhost:4100'),
    'Public origin of the corporate site',
    'https://www.example.com',
  ),
  ADMIN_URL: variable(
    origin.default('http://admin.localhost:4100'),
    'Public origin of the back office',
    'https://admin.example.com',
  ),
  BROWSER_API_URL: variable(
    origin.optional(),
    'Origin of the API as browsers see it, where it is not the own one',
    'https://api.example.com',
  ),
  COOKIE_SETTINGS_NAME: variable(
    z.string().optional(),
    'Name of the consent settings; without it a production build starts nothing optional',
    'avita',
  ),
  NODE_ENV: variable(z.string().default('production'), 'Environment', 'production'),
})

/** The configuration from the environment; throws a `ConfigurationError` that names every wrong value. */
export const readServerConfiguration = () => readConfiguration(configurationSchema, process.env)
