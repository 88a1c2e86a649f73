import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Server } from 'node:http'
import type { AppName } from '@avita/i18n-routes'
import { createServer, type ViteDevServer } from 'vite'

type RequestHandler = (request: Request) => Promise<Response>
type HandlerFactory = (build: unknown, mode: 'development') => RequestHandler

/** An app served from its sources. */
export interface ViteApp {
  /** Everything Vite serves for this app lies below: several apps share an origin. */
  readonly base: string
  readonly middlewares: ViteDevServer['middlewares']
  render(request: Request): Promise<Response>
  close(): Promise<void>
}

const isFactory = (value: unknown): value is HandlerFactory => typeof value === 'function'

export const devBase = (app: AppName): string => `/_dev/${app}/`

const requestHandlerFactory = async (appFolder: string): Promise<HandlerFactory> => {
  // The app's own React Router: the gateway has none.
  const entry = createRequire(join(appFolder, 'package.json')).resolve('react-router')
  const router: unknown = await import(pathToFileURL(entry).href)
  const factory =
    typeof router === 'object' && router && 'createRequestHandler' in router
      ? router.createRequestHandler
      : null
  if (!isFactory(factory)) throw new Error(`React Router of ${appFolder} has no createRequestHandler`)
  return factory
}

/** One Vite for one app, in the gateway's process and behind its one port; its config file stays free of `base`. */
export const createViteApp = async (app: AppName, appsFolder: string, server: Server): Promise<ViteApp> => {
  const root = join(appsFolder, app)
  const base = devBase(app)
  const vite = await createServer({
    root,
    base,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server, path: 'hmr' } },
  })
  const createRequestHandler = await requestHandlerFactory(root)
  return {
    base,
    middlewares: vite.middlewares,
    render: async (request) => {
      const build: unknown = await vite.ssrLoadModule('virtual:react-router/server-build')
      return createRequestHandler(build, 'development')(request)
    },
    close: () => vite.close(),
  }
}
