import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppName, isBuilt, pageAt, pageEntries } from '@avita/i18n-routes'
import { createAssets } from './assets.ts'
import { robotsOf, sitemapOf, speculationRules } from './discovery.ts'
import { finishDocument, type StillDocument } from './document.ts'
import { encode, type Encoded, type Encoding, encodingFor } from './encoding.ts'
import { createPageCache } from './page-cache.ts'
import { reportingEndpoints } from './policy.ts'

/** A rendered page says with this header (value `incomplete`) that a section was left out for want of data. */
export const pageStateHeader = 'x-page-state'

/** Where the documents' speculation rules are served. */
export const speculationRulesPath = '/speculation-rules.json'

export interface DocumentServerOptions {
  readonly app: AppName
  /** Renders an address of the app: the request handler of its server build. */
  readonly render: (request: Request) => Promise<Response>
  /** The folder of the client build. */
  readonly clientFolder: string
  /** The folder of hashed assets inside it. */
  readonly assetsDir: string
  /** The app's public origin: every absolute address is made from it, never from a request's `Host`. */
  readonly publicUrl: string
  /** What `/config.json` answers where the app is deployed without the gateway. */
  readonly runtimeConfig: object
  /** Further origins that the documents may call. */
  readonly connect?: readonly string[]
  /** Told of what went wrong, with a path of the route table and no personal data. */
  readonly log?: (message: string, error: unknown) => void
}

/** What an address answers: a document, or the way to another address. */
interface Answer {
  readonly status: number
  readonly location: string | null
  readonly document: StillDocument
}

/** A rendering that failed: it replaces no kept page. */
class RenderFault extends Error {
  readonly status: number
  readonly document: StillDocument

  constructor(status: number, document: StillDocument) {
    super(`The page answered ${status}`)
    this.name = 'RenderFault'
    this.status = status
    this.document = document
  }
}

interface Fixed {
  readonly body: Encoded
  readonly headers: Readonly<Record<string, string>>
}

const htmlType = { 'content-type': 'text/html; charset=utf-8' }

const encodedAs = (encoding: Encoding) => (encoding === 'identity' ? {} : { 'content-encoding': encoding })

const common = { 'x-content-type-options': 'nosniff' }

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: Buffer,
) => {
  response.writeHead(status, { ...common, ...headers, 'content-length': content.length })
  response.end(request.method === 'HEAD' ? undefined : content)
}

const nothing = Buffer.alloc(0)

const redirect = (request: IncomingMessage, response: ServerResponse, status: number, location: string) =>
  send(request, response, status, { location, 'cache-control': 'no-cache' }, nothing)

/** A path with exactly one slash before each segment: `//evil.example/` must never become an address. */
const normalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`

const isFile = (path: string) => path.startsWith('/_') || /\.\w+$/.test(path)

/**
 * A server of public documents: renders with the app's server build, keeps pages (stale-while-revalidate 60 s,
 * stale-if-error), puts the CSS into them, gives each its own policy, answers `304` and brotli, and serves the app's
 * assets, `robots.txt`, `sitemap.xml` and `/config.json`, so that the app can be deployed alone.
 * Unknown paths lead to `/` (302), a missing file is a 404.
 */
export const createDocumentServer = async ({
  app,
  render,
  clientFolder,
  assetsDir,
  publicUrl,
  runtimeConfig,
  connect = [],
  log = () => {},
}: DocumentServerOptions): Promise<Server> => {
  const assets = createAssets(clientFolder, assetsDir)
  const stylesheets = new Map<string, string | null>()

  const stylesheet = (path: string) => {
    const known = stylesheets.get(path)
    if (known !== undefined) return known
    const own = path.startsWith(`/${assetsDir}/`) && path.endsWith('.css') && !path.includes('..')
    const css = own ? readFileSync(join(clientFolder, path), 'utf8') : null
    stylesheets.set(path, css)
    return css
  }

  const pages = createPageCache<Answer>({
    render: async (path, kept) => {
      const rendered = await render(new Request(new URL(path, publicUrl)))
      const document = await finishDocument(await rendered.text(), { stylesheet, connect }, kept?.document)
      if (rendered.status >= 500) throw new RenderFault(rendered.status, document)
      return {
        page: { status: rendered.status, location: rendered.headers.get('location'), document },
        complete: rendered.headers.get(pageStateHeader) !== 'incomplete',
      }
    },
    onFailure: (path, error) => log(`${path} was not rendered again; the kept page is answered`, error),
  })

  const fixed = async (text: string, type: string, cacheControl: string): Promise<Fixed> => ({
    body: await encode(text),
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
    },
  })

  const fixedAnswers = new Map<string, Fixed>([
    ['/robots.txt', await fixed(robotsOf(publicUrl), 'text/plain', 'public, max-age=3600')],
    ['/sitemap.xml', await fixed(sitemapOf(app, publicUrl), 'application/xml', 'public, max-age=3600')],
    ['/config.json', await fixed(JSON.stringify(runtimeConfig), 'application/json', 'no-cache')],
    [
      speculationRulesPath,
      await fixed(speculationRules, 'application/speculationrules+json', 'public, max-age=3600'),
    ],
  ])

  const answerPage = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const { status, location, document } = await pages.get(path)
    if (location !== null) return redirect(request, response, status, location)
    const { etag, policy, body } = document
    const headers = {
      // Documents name hashed assets: a reader asks whether theirs is still the one, and mostly gets a 304.
      'cache-control': 'public, no-cache',
      etag,
      vary: 'Accept-Encoding',
      'content-security-policy': policy,
      'reporting-endpoints': reportingEndpoints,
      'speculation-rules': `"${speculationRulesPath}"`,
    }
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
      response.writeHead(304, { ...common, ...headers })
      return response.end()
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    send(request, response, status, { ...headers, ...htmlType, ...encodedAs(encoding) }, body[encoding])
  }

  const answerFault = (fault: RenderFault, request: IncomingMessage, response: ServerResponse) => {
    log('A page could not be rendered', fault)
    const { policy, body } = fault.document
    const headers = { ...htmlType, 'cache-control': 'no-store', 'content-security-policy': policy }
    send(request, response, fault.status, headers, body.identity)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(request, response, 405, { allow: 'GET, HEAD' }, nothing)
    }
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const encoding = encodingFor(request.headers['accept-encoding'])

    const ready = fixedAnswers.get(path)
    if (ready) {
      return send(request, response, 200, { ...ready.headers, ...encodedAs(encoding) }, ready.body[encoding])
    }
    if (isFile(path)) {
      const asset = await assets.read(path, encoding)
      if (asset) return send(request, response, 200, asset.headers, asset.content)
      return send(request, response, 404, { 'cache-control': 'no-cache' }, nothing)
    }
    const normal = normalPath(path)
    const place = pageAt(normal, app)
    if (!place || !isBuilt(place.page) || pageEntries[place.page].app !== app) {
      return redirect(request, response, 302, '/')
    }
    if (normal !== path) return redirect(request, response, 308, query ? `${normal}?${query}` : normal)
    try {
      await answerPage(path, request, response)
    } catch (error) {
      if (!(error instanceof RenderFault)) throw error
      answerFault(error, request, response)
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log('A document could not be answered', error)
      if (response.headersSent) response.destroy()
      else send(request, response, 503, { 'retry-after': '5', 'cache-control': 'no-store' }, nothing)
    })
  })
}
