import { serveDocuments } from '@avita/ui-kit/server'
import type { ServerBuild } from 'react-router'
import { readServerConfiguration } from './server/configuration.ts'

const isServerBuild = (value: unknown): value is ServerBuild =>
  typeof value === 'object' && value !== null && 'entry' in value && 'routes' in value

const place = () => {
  const configuration = readServerConfiguration()
  const { PORT, HOST, PUBLIC_URL, INDIVIDUAL_URL, ADMIN_URL, BROWSER_API_URL } = configuration
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    runtimeConfig: {
      publicUrl: PUBLIC_URL,
      individualUrl: INDIVIDUAL_URL,
      adminUrl: ADMIN_URL,
      apiUrl: BROWSER_API_URL ?? '',
      identityUrl: BROWSER_API_URL ?? '',
      settingsName: configuration.COOKIE_SETTINGS_NAME ?? null,
      production: configuration.NODE_ENV === 'production',
    },
    connect: BROWSER_API_URL ? [BROWSER_API_URL] : [],
  }
}

await serveDocuments({
  app: 'corporate',
  assetsDir: '_corporate',
  build: new URL('../build/', import.meta.url),
  place,
  handlerOf: async (build) => {
    if (!isServerBuild(build)) throw new Error('build/server/index.js is no server build')
    const { createRequestHandler } = await import('react-router')
    return createRequestHandler(build, 'production')
  },
})
