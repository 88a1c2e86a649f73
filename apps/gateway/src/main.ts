import { ConfigurationError } from '@avita/api-client/configuration'
import { gatewayConfig } from './config.ts'
import { createGateway } from './server.ts'

const stopWithin = 10_000

const main = async () => {
  const config = gatewayConfig(process.env)
  // Vite and its kin are loaded only where they are used.
  const dev = config.GATEWAY_DEV ? (await import('./dev/pages.ts')).createDevPages(config) : undefined
  const app = await createGateway({ config, ...(dev ? { dev } : {}) })

  const stop = () => {
    setTimeout(() => process.exit(0), stopWithin).unref()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ port: config.PORT, host: config.HOST })
  process.send?.('ready')
}

main().catch((error: unknown) => {
  const message = error instanceof ConfigurationError ? error.message : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
