import { join, resolve } from 'node:path'
import { type PlatformConfig, repositoryRoot } from './config.ts'
import { freePort } from './free-port.ts'
import type { ServiceDefinition } from './service-process.ts'

const loopback = '127.0.0.1'

/** Small heaps: the whole platform is to idle under 500 MB. */
const modest = ['--max-semi-space-size=1'] as const

const workspaceSources = ['--conditions=avita'] as const

const scriptOf = (app: string, file: string) => join(repositoryRoot, 'apps', app, 'src', file)

/** The parts of the platform: their scripts, and what each is told about the others. */
export const platformServices = async (
  config: PlatformConfig,
  databaseUrl: string,
  { isDev, entryOf = scriptOf }: { isDev: boolean; entryOf?: typeof scriptOf },
): Promise<readonly ServiceDefinition[]> => {
  const [corporatePort, individualPort, apiPorts] = await Promise.all([
    freePort(),
    freePort(),
    Promise.all(Array.from({ length: config.API_PROCESSES }, freePort)),
  ])
  // The document servers show what they know while theirs is down; the gateway asks all of them in turn.
  const [firstApiPort = 0] = apiPorts
  const address = (port: number) => `http://${loopback}:${port}`
  const nodeOptions = isDev ? [...modest, ...workspaceSources] : modest
  const common = {
    NODE_ENV: config.NODE_ENV,
    PUBLIC_URL: config.PUBLIC_URL,
    CORPORATE_URL: config.PUBLIC_URL,
    INDIVIDUAL_URL: config.INDIVIDUAL_URL,
    ADMIN_URL: config.ADMIN_URL,
    COOKIE_SETTINGS_NAME: config.COOKIE_SETTINGS_NAME,
    // Only the API talks to the database.
    DATABASE_URL: undefined,
    TRUST_PROXY: undefined,
  }

  // Under load a small young generation costs the API a fifth of its time; idle it stays small by itself.
  const roomy = ['--max-semi-space-size=16', ...(isDev ? workspaceSources : [])]

  const api = (port: number, index: number): ServiceDefinition => ({
    name: index === 0 ? 'api' : `api-${index + 1}`,
    script: entryOf('api', 'main.ts'),
    nodeOptions: roomy,
    environment: {
      ...common,
      HOST: loopback,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Of the embedded database only: another one is watched by whoever runs it.
      DATABASE_FOLDER:
        config.DATABASE_URL === undefined ? resolve(repositoryRoot, config.DATA_DIR) : undefined,
      FILES_FOLDER: config.FILES_FOLDER,
      MAIL_FOLDER: config.MAIL_FOLDER,
      SEED_DEMO: config.SEED_DEMO,
      // The gateway is its only caller, and says who called.
      TRUST_PROXY: loopback,
    },
  })

  const documents = (
    name: 'corporate' | 'individual',
    port: number,
    publicUrl: string,
  ): ServiceDefinition => ({
    name,
    script: entryOf(name, 'server.ts'),
    nodeOptions,
    environment: {
      ...common,
      HOST: loopback,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      API_URL: address(firstApiPort),
    },
  })

  const gateway: ServiceDefinition = {
    name: 'gateway',
    script: entryOf('gateway', 'main.ts'),
    nodeOptions,
    environment: {
      ...common,
      HOST: config.HOST,
      PORT: String(config.PORT),
      API_URL: apiPorts.map(address).join(),
      ...(isDev
        ? { GATEWAY_DEV: 'true' }
        : { CORPORATE_SERVER_URL: address(corporatePort), INDIVIDUAL_SERVER_URL: address(individualPort) }),
      TRUST_PROXY: config.TRUST_PROXY,
    },
  }

  const documentServers = isDev
    ? []
    : [
        documents('corporate', corporatePort, config.PUBLIC_URL),
        documents('individual', individualPort, config.INDIVIDUAL_URL),
      ]
  return [...apiPorts.map(api), ...documentServers, gateway]
}
