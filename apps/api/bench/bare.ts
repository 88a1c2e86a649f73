import { analyticsType, TestAnswers, webPlatform } from '@avita/api-client/contract'
import { fastify, type FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { articleService } from '../src/modules/articles/service.ts'
import { analyticsService } from '../src/modules/analytics/service.ts'
import { contentReader } from '../src/modules/content/reading.ts'
import { testService } from '../src/modules/tests/service.ts'
import { createServer } from '../src/server.ts'

// The measure of the API: Fastify with the same statements on the same database, the session's included, and nothing
// else: no contract, no signature, no limits on input, no answer schema.

const { deps, identity } = await createServer(readConfig(process.env), createLog('silent'), () => new Date())
const articles = articleService(deps)
const analytics = analyticsService(deps)
const reader = contentReader(deps)
const tests = testService(deps)

const Session = z.object({ sid: z.string() })
const Id = z.object({ id: z.string() })
const Push = z.object({ extras: z.string() })

const personOf = async (request: FastifyRequest) => {
  const { sid } = Session.parse(decodeJwt(request.headers.authorization?.slice('Bearer '.length) ?? ''))
  const person = await identity.sessions.personOf(sid)
  if (!person) throw new Error('The session is not open')
  return person
}

const app = fastify()

app.get('/api/article/:id', async (request) => {
  const { customerId } = await personOf(request)
  return articles.article(Id.parse(request.params).id, 'tr', customerId)
})

app.get('/api/category/:id/articles/web', async (request) => {
  const { customerId } = await personOf(request)
  return articles.inCategory(Id.parse(request.params).id, 'tr', customerId)
})

app.get('/api/blogs', async (request) => {
  await personOf(request)
  return reader.blogs({ pageIndex: 1, pageSize: 10 }, 'tr')
})

app.post('/api/form', async (request) => {
  const person = await personOf(request)
  return tests.submit(person, TestAnswers.parse(request.body), null, 'tr')
})

app.post(`/api/analytics/:type/${webPlatform}/push`, async (request) => {
  const actor = await personOf(request)
  return analytics.push({
    type: analyticsType.pageView,
    pageName: 'Articles',
    actionName: undefined,
    extras: Push.parse(request.body).extras,
    actor,
    language: 'tr',
  })
})

await app.listen({ host: '127.0.0.1', port: deps.config.PORT })
process.send?.('ready')
process.on('SIGTERM', () => process.exit(0))
