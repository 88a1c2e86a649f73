import { fileURLToPath } from 'node:url'
import { createDocumentServer, type DocumentServerOptions } from './document-server.ts'
import { createLog } from './log.ts'
import { runServer } from './run-server.ts'

/** Where an app is served, from its configuration. */
export interface DocumentPlace extends Pick<
  DocumentServerOptions,
  'publicUrl' | 'runtimeConfig' | 'connect'
> {
  readonly port: number
  readonly host: string
}

export interface ServeDocumentsOptions extends Pick<DocumentServerOptions, 'app' | 'assetsDir'> {
  /** The folder of the app's build: `client` and `server/index.js` lie in it. Ends in a slash. */
  readonly build: URL
  /** Reads the configuration. What it throws is logged, and the process ends with exit code 1. */
  readonly place: () => DocumentPlace
  /** Makes the request handler of the server build, importing what it needs for it. */
  readonly handlerOf: (serverBuild: unknown) => Promise<DocumentServerOptions['render']>
}

/**
 * What is served is a production build, whatever kind of run started it. React chooses its own by `NODE_ENV` when it is
 * first loaded; afterwards the variable is the operator's again, whose word the documents repeat to the browser.
 */
const withProductionReact = async <Result>(load: () => Promise<Result>): Promise<Result> => {
  const given = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await load()
  } finally {
    if (given === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = given
  }
}

/** Serves the built documents of an app until SIGTERM: its whole `server.ts`. Import nothing of React before the call. */
export const serveDocuments = async ({
  app,
  assetsDir,
  build,
  place,
  handlerOf,
}: ServeDocumentsOptions): Promise<void> => {
  const log = createLog(app)
  try {
    const { port, host, ...served } = place()
    const render = await withProductionReact(async () =>
      handlerOf(await import(new URL('server/index.js', build).href)),
    )
    const clientFolder = fileURLToPath(new URL('client', build))
    const server = await createDocumentServer({ app, assetsDir, clientFolder, render, log, ...served })
    await runServer(server, { port, host })
    log(`Documents on http://${host}:${port} for ${served.publicUrl}`)
  } catch (error) {
    log('The documents could not be served', error)
    process.exitCode = 1
  }
}
