import { fileURLToPath } from 'node:url'
import { createDocumentServer, runServer } from '@avita/ui-kit/server'
import type { ServerBuild } from 'react-router'
import { readServerConfiguration } from './server/configuration.ts'
import { log } from './server/log.ts'

// What is served here is a production build, whatever kind of run started it. React chooses its own by this when it is
// first loaded: hence the late imports below.
process.env['NODE_ENV'] = 'production'

const isServerBuild = (value: unknown): value is ServerBuild =>
  typeof value === 'object' && value !== null && 'entry' in value && 'routes' in value

const loadBuild = async () => {
  const address = new URL('../build/server/index.js', import.meta.url).href
  const build: unknown = await import(address)
  if (!isServerBuild(build)) throw new Error(`${address} is no server build`)
  return build
}

const start = async () => {
  const { PORT, HOST, INDIVIDUAL_URL, CORPORATE_URL, ADMIN_URL, BROWSER_API_URL, COOKIE_SETTINGS_NAME } =
    readServerConfiguration()

  const { createRequestHandler } = await import('react-router')

  const server = await createDocumentServer({
    app: 'individual',
    render: createRequestHandler(await loadBuild(), 'production'),
    clientFolder: fileURLToPath(new URL('../build/client', import.meta.url)),
    assetsDir: '_individual',
    publicUrl: INDIVIDUAL_URL,
    runtimeConfig: {
      publicUrl: CORPORATE_URL,
      individualUrl: INDIVIDUAL_URL,
      adminUrl: ADMIN_URL,
      apiUrl: BROWSER_API_URL ?? '',
      identityUrl: BROWSER_API_URL ?? '',
      settingsName: COOKIE_SETTINGS_NAME ?? null,
      production: true,
    },
    connect: BROWSER_API_URL ? [BROWSER_API_URL] : [],
    log,
  })

  await runServer(server, { port: PORT, host: HOST })
  log(`Documents on http://${HOST}:${PORT} for ${INDIVIDUAL_URL}`)
}

start().catch((error: unknown) => {
  log('The documents could not be served', error)
  process.exitCode = 1
})
