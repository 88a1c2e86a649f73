/**
 * `pnpm bench` (its second half): the API beside a bare Fastify with the same statements on the same database, side by
 * side in interleaved rounds. A ratio is the median of the rounds' ratios: a machine that others share is not as fast
 * in one minute as in the next. Read the ratios: throughput at 64 connections (at least 0.8), p99 at 500 requests a
 * second (at most 1.5), memory over five minutes (flat), and answers of 5xx (none).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { contract, type TestAnswers } from '@avita/api-client/contract'
import { pino } from 'pino'
import { openDatabase } from '../src/database/database.ts'
import { prepareDatabase } from '../src/prepare-database.ts'
import { contentId } from '../src/seed/content/content-id.ts'
import { createTestDatabase, dropTestDatabase } from '../src/testing/test-database.ts'
import { signInMany } from './accounts.ts'
import { type Load, measure, type Measured, median } from './measure.ts'

// Short and many: the machine's speed changes from one second to the next, and a ratio is only fair between neighbours.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15)
const roundSeconds = Number(process.env['BENCH_SECONDS'] ?? 2)
const memorySeconds = Number(process.env['BENCH_MEMORY_SECONDS'] ?? 300)
const rate = 500
const accounts = 192
const formId = 'reflection-sleep'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const start = async (file: string, databaseUrl: string) => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', fileURLToPath(new URL(file, import.meta.url))],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        SEED_DEMO: 'true',
        LIMITS_FACTOR: '1000000000',
        IN_FLIGHT: '1000',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const died = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready: its own message stands above`)
  })
  await Promise.race([once(child, 'message'), died])
  return { child, url: `http://127.0.0.1:${port}` }
}

/** Resident megabytes of a process; `NaN` where /proc does not tell. */
const residentOf = ({ pid }: ChildProcess): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Answers to every question of the form, as somebody who hurries would give them. */
const hurriedAnswers = async (url: string, token: string): Promise<TestAnswers> => {
  const answer = await fetch(`${url}/api/form/questions/${formId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { id, version, questions } = contract.testQuestions.answer.parse(await answer.json())
  return {
    formId: id,
    version,
    answers: questions.map((question) => ({
      questionId: question.id,
      value: question.options[0]?.value ?? null,
    })),
  }
}

const loadsOf = (tokens: readonly string[], answers: TestAnswers): Load[] => {
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': 'tr' })
  const get = (path: string) =>
    tokens.map((token) => ({ method: 'GET' as const, path, headers: headersOf(token) }))
  return [
    { name: 'an article', requests: get(`/api/article/${contentId('article', 'asking-for-help')}`) },
    {
      name: 'articles of a category',
      requests: get(`/api/category/${contentId('category', 'support')}/articles/web`),
    },
    { name: 'list of blogs', requests: get('/api/blogs') },
    {
      name: 'form submit',
      requests: tokens.map((token) => ({
        method: 'POST' as const,
        path: '/api/form',
        headers: { ...headersOf(token), 'content-type': 'application/json' },
        body: JSON.stringify(answers),
      })),
    },
    {
      name: 'analytics push',
      requests: tokens.map((token) => ({
        method: 'POST' as const,
        path: '/api/analytics/1/3/push?pageName=Articles',
        headers: { ...headersOf(token), 'content-type': 'application/json' },
        body: JSON.stringify({ description: 'Articles', extras: '{"language":"tr"}' }),
      })),
    },
  ]
}

const databaseUrl = await createTestDatabase()
await prepareDatabase({ DATABASE_URL: databaseUrl, SEED_DEMO: true }, new Date())
const api = await start('../src/main.ts', databaseUrl)
const bare = await start('bare.ts', databaseUrl)
const { database, close } = openDatabase(databaseUrl, 1, pino({ level: 'silent' }))
const tokens = await signInMany(database, api.url, accounts)
const loads = loadsOf(tokens, await hurriedAnswers(api.url, tokens[0] ?? ''))
await close()

const all: Measured[] = []
const compare = async (load: Load, options: { readonly seconds: number; readonly rate?: number }) => {
  const seen = { api: new Array<Measured>(), bare: new Array<Measured>() }
  const turns = [
    async () => seen.bare.push(await measure(bare.url, load, options)),
    async () => seen.api.push(await measure(api.url, load, options)),
  ]
  for (let round = 0; round < rounds; round++)
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
  all.push(...seen.api)
  if (seen.bare.some(({ serverErrors, otherErrors }) => serverErrors + otherErrors > 0))
    throw new Error(`The bare server failed at ${load.name}: there is nothing to compare with`)
  return seen
}

/** The medians of both, and the median of what they were to each other in each round. */
const compared = (seen: { api: Measured[]; bare: Measured[] }, of: (measured: Measured) => number) =>
  [
    median(seen.api.map(of)),
    median(seen.bare.map(of)),
    median(seen.api.map((measured, round) => of(measured) / of(seen.bare[round] ?? measured))),
  ] as const

try {
  console.log(
    `\n${accounts} accounts, medians of ${rounds} interleaved rounds of ${roundSeconds} s (API / bare, median of the rounds' ratios)`,
  )
  for (const load of loads) {
    await measure(api.url, load, { seconds: 2 })
    await measure(bare.url, load, { seconds: 2 })
    const fast = await compare(load, { seconds: roundSeconds })
    const [ours, theirs, share] = compared(fast, ({ perSecond }) => perSecond)
    const steady = await compare(load, { seconds: roundSeconds, rate })
    const [late, bareLate, lateness] = compared(steady, ({ p99 }) => p99)
    console.log(
      `  ${load.name.padEnd(24)} ${ours.toFixed(0)}/s / ${theirs.toFixed(0)}/s, ratio ${share.toFixed(2)} (at least 0.8)` +
        `   p99 at ${rate}/s ${late} ms / ${bareLate} ms, ratio ${lateness.toFixed(2)} (at most 1.5)`,
    )
  }

  const mixed: Load = { name: 'all of them', requests: loads.flatMap(({ requests }) => requests) }
  const resident: number[] = []
  const timer = setInterval(() => resident.push(residentOf(api.child)), 1000)
  all.push(await measure(api.url, mixed, { seconds: memorySeconds, rate }))
  clearInterval(timer)
  const fifth = Math.ceil(resident.length / 5)
  const [early, last] = [resident.slice(fifth, 2 * fifth), resident.slice(-fifth)].map(median)
  console.log(
    `  memory over ${memorySeconds} s at ${rate}/s  ${early?.toFixed(0)} MB in the second fifth, ${last?.toFixed(0)} MB in the last`,
  )
  const sum = (of: (measured: Measured) => number) => all.reduce((total, measured) => total + of(measured), 0)
  console.log(
    `  5xx ${sum(({ serverErrors }) => serverErrors)}, other failures ${sum(({ otherErrors }) => otherErrors)}`,
  )
} finally {
  api.child.kill('SIGTERM')
  bare.child.kill('SIGKILL')
  await once(api.child, 'exit')
  await dropTestDatabase(databaseUrl)
}
