import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { PoolState } from '../database/database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { problem } from '../problems.ts'

interface MetricsDeps {
  readonly outbox: Pick<Outbox, 'standing'>
  readonly poolState: () => PoolState
  readonly config: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>
}

/** From the fastest read to what the time limit cuts off. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const nanoseconds = 1e9

const isSame = (given: string, wanted: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const mayRead = (authorization: string | undefined, { METRICS_TOKEN, NODE_ENV }: MetricsDeps['config']) =>
  METRICS_TOKEN === undefined
    ? NODE_ENV !== 'production'
    : isSame(authorization ?? '', `Bearer ${METRICS_TOKEN}`)

/**
 * Prometheus metrics at `/metrics`: about calls by name, never by address or person. Its own registry, because a test
 * run holds many servers in one process. The gateway passes on `/api` and `/auth` only, so it stays inside.
 */
export const serveMetrics = (app: FastifyInstance, { outbox, poolState, config }: MetricsDeps): void => {
  const registry = new Registry()
  const registers = [registry]
  const durations = new Histogram({
    name: 'avita_http_request_duration_seconds',
    help: 'Time to answer, by call and class of status',
    labelNames: ['call', 'status'] as const,
    buckets: secondsBuckets,
    registers,
  })
  const known = new Map<string, ReturnType<typeof durations.labels>>()
  /** Finding them by their labels costs more than counting. */
  const durationsOf = (call: string, status: string) => {
    const key = `${call} ${status}`
    const found = known.get(key) ?? durations.labels({ call, status })
    known.set(key, found)
    return found
  }
  const refused = new Counter({
    name: 'avita_http_overload_total',
    help: 'Requests turned away with 503',
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('avita_database_connections', 'Open connections of the pool', () => poolState().total)
  gauge('avita_database_connections_idle', 'Connections that nobody uses', () => poolState().idle)
  gauge('avita_database_waiting', 'Requests that wait for a connection', () => poolState().waiting)
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('process_uptime_seconds', 'Age of the process', () => process.uptime())

  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last scrape', () => {
    const seconds = delay.percentile(99) / nanoseconds
    delay.reset()
    return Number.isFinite(seconds) ? seconds : 0
  })

  const waiting = new Gauge({ name: 'avita_outbox_waiting', help: 'Messages to be sent', registers })
  const dead = new Gauge({
    name: 'avita_outbox_dead',
    help: 'Messages that were given up or expired unsent',
    registers,
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    durationsOf(call ?? 'none', `${Math.floor(reply.statusCode / 100)}xx`).observe(reply.elapsedTime / 1000)
    if (reply.statusCode === 503) refused.inc()
    done()
  })
  app.get('/metrics', { config: { always: true } }, async (request, reply) => {
    // As if there were nothing: whoever may not read it need not know of it.
    if (!mayRead(request.headers.authorization, config)) throw problem('request.notFound', { status: 404 })
    // The other figures matter most while the database is away.
    const messages = await outbox.standing().catch(() => null)
    waiting.set(messages?.waiting ?? Number.NaN)
    dead.set(messages?.failed ?? Number.NaN)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
