import type { AppName } from '@avita/i18n-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayConfig } from '../config.ts'
import { targetOf } from '../routing.ts'
import type { DevPages } from '../server.ts'
import { originOf } from '../sites.ts'
import { createViteApp, devBase, type ViteApp } from './vite-app.ts'

const allApps: readonly AppName[] = ['corporate', 'user-panel', 'individual', 'back-office']

/** Hot reload writes styles and scripts into the page: development only. */
const devPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Lets Vite answer a request, if it has the file. */
const answeredByVite = (vite: ViteApp, request: FastifyRequest, reply: FastifyReply, url: string) =>
  new Promise<boolean>((resolve) => {
    request.raw.url = url
    reply.raw.once('close', () => resolve(true))
    vite.middlewares(request.raw, reply.raw, () => resolve(false))
  })

/** Answers the pages of all apps from their sources, each with its own Vite that starts when it is first asked for. */
export const createDevPages =
  (config: GatewayConfig) =>
  async (app: FastifyInstance): Promise<DevPages> => {
    const started = new Map<AppName, Promise<ViteApp>>()
    const viteOf = (name: AppName) => {
      const known = started.get(name) ?? createViteApp(name, config.APPS_FOLDER, app.server)
      started.set(name, known)
      return known
    }
    app.addHook('onClose', async () => {
      await Promise.allSettled([...started.values()].map(async (vite) => (await vite).close()))
    })

    const answerFromVite = async (
      name: AppName,
      request: FastifyRequest,
      reply: FastifyReply,
      url: string,
    ) => {
      if (!(await answeredByVite(await viteOf(name), request, reply, url))) return false
      reply.hijack()
      return true
    }

    return async (request, reply, { site, path }) => {
      const owner = allApps.find((name) => path.startsWith(devBase(name)))
      if (owner) return answerFromVite(owner, request, reply, request.url)
      const target = targetOf(site, path)
      if (target.kind === 'file') {
        for (const name of target.apps) {
          if (await answerFromVite(name, request, reply, devBase(name) + request.url.slice(1))) return true
        }
        return false
      }
      if (target.kind !== 'document' && target.kind !== 'shell') return false
      const vite = await viteOf(target.app)
      const answer = await vite.render(new Request(new URL(request.url, originOf(site, config))))
      reply.header('content-security-policy', devPolicy).header('cache-control', 'no-store')
      await reply.send(answer)
      return true
    }
  }
