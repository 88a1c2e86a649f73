import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createServer } from '../server.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { smtpTransport } from './mail.ts'
import { outbox } from './schema.ts'
import { DeliveryError, type Transport } from './transport.ts'
import { startOutboxWorker } from './worker.ts'

const from = 'AVITA <no-reply@avita.test>'

const mail = (changes: Partial<typeof outbox.$inferInsert> = {}): typeof outbox.$inferInsert => ({
  id: randomUUID(),
  kind: 'mail',
  recipient: 'elif@example.com',
  subject: 'Günaydın, İrem',
  text: 'Şimdi çok iyi bir gün.\n\nİkinci satır.',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
  nextTryAt: new Date(),
  ...changes,
})

const put = async (api: TestApi, ...rows: (typeof outbox.$inferInsert)[]) => {
  await api.database.insert(outbox).values(rows)
  api.deps.outbox.wakeSender()
}

const sentOf = async (api: TestApi) =>
  (await api.database.select().from(outbox).where(isNotNull(outbox.sentAt))).length

test('a mail goes out by SMTP with its own Message-ID, and its text and address are gone', async () => {
  const server = await startSmtpServer()
  const api = await startApi({ SMTP_URL: server.url, MAIL_FROM: from })
  const row = mail()

  await put(api, row)

  await expect.poll(() => sentOf(api)).toBe(1)
  expect(server.ids()).toEqual([`<${row.id}@avita.test>`])
  const [sent = ''] = server.mails
  expect(sent).toContain('To: elif@example.com')
  expect(sent).toContain('From: AVITA <no-reply@avita.test>')
  expect(sent).toContain('Auto-Submitted: auto-generated')
  const [kept] = await api.database.select().from(outbox)
  expect(kept).toMatchObject({ recipient: '', subject: '', text: '', tries: 1, failedAt: null })
  expect(api.log()).not.toContain('elif@example.com')
  expect(api.log()).not.toContain('Günaydın')
})

test('an address is one address: nobody else can be written beside it', async () => {
  const server = await startSmtpServer()
  const api = await startApi({ SMTP_URL: server.url, MAIL_FROM: from })

  await put(api, mail({ recipient: 'a@example.com, b@example.com\r\nBcc: c@example.com' }))

  await expect.poll(async () => (await api.deps.outbox.standing()).failed + server.mails.length).toBe(1)
  for (const sent of server.mails) expect(sent).not.toMatch(/^Bcc:/im)
})

test('a server that refuses the address for good is not asked again; the operator sees it', async () => {
  const server = await startSmtpServer({
    refuse: (line) => (line.startsWith('RCPT') ? '550 no such person elif@example.com' : null),
  })
  const api = await startApi({ SMTP_URL: server.url, MAIL_FROM: from })

  await put(api, mail())

  await expect.poll(() => api.deps.outbox.standing()).toEqual({ waiting: 0, failed: 1 })
  const [row] = await api.database.select().from(outbox)
  expect(row).toMatchObject({ tries: 1, failure: 'smtp.EENVELOPE.550', sentAt: null })
  expect(row).toMatchObject({ recipient: '', subject: '', text: '' })
  expect(api.log()).toContain('smtp.EENVELOPE.550')
  expect(api.log()).not.toContain('elif@example.com')
})

test('a server that is busy is asked again after a pause', async () => {
  let refusals = 2
  const server = await startSmtpServer({
    refuse: (line) => (line.startsWith('MAIL') && (refusals -= 1) >= 0 ? '451 later, please' : null),
  })
  const api = await startApi({ SMTP_URL: server.url, MAIL_FROM: from })
  const row = mail()
  const tries = async () => {
    const [found] = await api.database.select().from(outbox)
    return { tries: found?.tries, failure: found?.failure }
  }

  await put(api, row)
  await expect.poll(tries).toEqual({ tries: 1, failure: 'smtp.EENVELOPE.451' })
  api.deps.outbox.wakeSender()
  expect(server.mails).toEqual([])

  api.waitSeconds(6)
  api.deps.outbox.wakeSender()
  await expect.poll(tries).toEqual({ tries: 2, failure: 'smtp.EENVELOPE.451' })
  api.waitSeconds(11)
  api.deps.outbox.wakeSender()
  await expect.poll(() => sentOf(api)).toBe(1)
  expect(server.ids()).toEqual([`<${row.id}@avita.test>`])
})

test('a server that is not there fails nothing but the try; after the last one the message is given up', async () => {
  const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: from })

  await put(api, mail({ tries: 13 }))
  await expect.poll(async () => (await api.database.select().from(outbox))[0]?.tries).toBe(14)
  expect(await api.deps.outbox.standing()).toEqual({ waiting: 1, failed: 0 })
  expect((await api.as('nobody').get('/api/health/ready')).status).toBe(200)

  await expect.poll(async () => (await api.database.select().from(outbox))[0]?.failure).toMatch(/^smtp\./)
  await api.database.update(outbox).set({ nextTryAt: new Date() })
  api.deps.outbox.wakeSender()
  await expect.poll(() => api.deps.outbox.standing()).toEqual({ waiting: 0, failed: 1 })
})

test('what expires unsent keeps neither recipient nor text, whether or not it has a way out', async () => {
  const api = await startApi()
  await put(api, mail(), mail({ kind: 'sms', expiresAt: new Date(Date.now() + 86_400_000) }))
  api.deps.outbox.wakeSender()

  api.waitSeconds(3_601)
  api.deps.outbox.wakeSender()

  const rowOf = async (wanted: string) =>
    (await api.database.select().from(outbox)).find(({ kind }) => kind === wanted)
  // The next round may be the one that sees it.
  await expect
    .poll(() => rowOf('mail'), { timeout: 12_000 })
    .toMatchObject({
      recipient: '',
      subject: '',
      text: '',
      failure: 'expired',
      failedAt: expect.any(Date),
    })
  expect(await rowOf('sms')).toMatchObject({
    recipient: 'elif@example.com',
    failedAt: null,
  })
})

test('without a server a mail is a file that a mail program opens, whole or not at all', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'avita-mail-')), 'deeper')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const api = await startApi({ MAIL_FOLDER: folder, MAIL_FROM: from })
  const row = mail()

  await put(api, row)
  await expect.poll(() => sentOf(api)).toBe(1)

  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(new RegExp(`^[\\dTZ-]+-${row.id}\\.eml$`))])
  const path = join(folder, names[0] ?? '')
  expect((await stat(path)).mode & 0o077).toBe(0)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(`Message-ID: <${row.id}@avita.test>`)
  expect(text).toContain('To: elif@example.com')
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)

  await api.database
    .update(outbox)
    .set({ ...row, sentAt: null, nextTryAt: new Date() })
    .where(eq(outbox.id, row.id))
  api.deps.outbox.wakeSender()
  await expect.poll(() => sentOf(api)).toBe(1)
  expect(await readdir(folder)).toEqual(names)
})

test('two processes share a hundred mails, and each leaves once', async () => {
  const server = await startSmtpServer()
  const api = await startApi({ SMTP_URL: server.url, MAIL_FROM: from })
  const other = await createServer(api.config, createLog('silent'), () => new Date())
  onTestFinished(() => other.close())
  await api.database.insert(outbox).values(Array.from({ length: 100 }, () => mail()))

  api.deps.outbox.wakeSender()
  other.deps.outbox.wakeSender()

  await expect.poll(() => sentOf(api), { timeout: 15_000 }).toBe(100)
  expect(new Set(server.ids()).size).toBe(100)
  expect(server.mails).toHaveLength(100)
}, 20_000)

test('killed between sending and marking, the mail comes again with the same Message-ID', async () => {
  let child: ReturnType<typeof spawn> | null = null
  const server = await startSmtpServer({ onMail: () => void child?.kill('SIGKILL') })
  const api = await startApi()
  const row = mail()
  await api.database.insert(outbox).values(row)
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  child = spawn(process.execPath, ['--conditions=avita', main], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      NODE_ENV: 'test',
      DATABASE_URL: api.config.DATABASE_URL,
      SMTP_URL: server.url,
      MAIL_FROM: from,
    },
  })
  await once(child, 'exit')
  expect(await sentOf(api)).toBe(0)
  expect(server.mails).toHaveLength(1)

  // The dead process's claim runs out.
  await api.database.update(outbox).set({ nextTryAt: sql`now() - interval '1 second'` })
  const next = await createServer(
    { ...api.config, SMTP_URL: server.url, MAIL_FROM: from },
    createLog('silent'),
    () => new Date(),
  )
  onTestFinished(() => next.close())

  await expect.poll(() => sentOf(api)).toBe(1)
  expect(server.ids()).toEqual([`<${row.id}@avita.test>`, `<${row.id}@avita.test>`])
}, 30_000)

test('a stop waits for what is under way', async () => {
  let release = () => undefined as void
  const server = await startSmtpServer({
    onMail: () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  })
  const api = await startApi()
  await api.database.insert(outbox).values(mail())
  const other = await createServer(
    { ...api.config, SMTP_URL: server.url, MAIL_FROM: from },
    createLog('silent'),
    () => new Date(),
  )
  await expect.poll(() => server.mails.length).toBe(1)

  const closing = other.close()
  release()
  await closing

  expect(await sentOf(api)).toBe(1)
})

/** A worker of its own, with a clock that can be moved and times that a test can wait for. */
const startWorker = (
  api: TestApi,
  transport: Transport,
  clock: () => Date,
  times: Parameters<typeof startOutboxWorker>[2],
) => {
  const deps = { database: api.database, clock, log: createLog('silent') }
  const worker = startOutboxWorker(deps, { mail: transport }, times)
  onTestFinished(() => worker.stop())
  return worker
}

test('a server that is slow at every step is cut off within the lease: no other process sends the same mail', async () => {
  let isSlow = true
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const server = await startSmtpServer({ pauseAt: (line) => (isSlow && line.startsWith('MAIL') ? 900 : 0) })
  const api = await startApi()
  await api.database.insert(outbox).values(Array.from({ length: 8 }, () => mail()))
  const times = { sendMilliseconds: 500, leaseSeconds: 1 }
  const workers = [0, 1].map(() => startWorker(api, smtpTransport(server.url, from), clock, times))
  const prod = setInterval(() => workers.forEach(({ wake }) => wake()), 50)
  onTestFinished(() => clearInterval(prod))
  const failures = async () =>
    (await api.database.select().from(outbox)).map(({ failure, tries }) => [failure, tries])

  await expect.poll(failures).toEqual(Array.from({ length: 8 }, () => ['smtp.tooSlow', 1]))
  expect(server.connections()).toBe(0)
  isSlow = false
  // Past the lease, and past what the slow answers would have taken.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(server.mails).toEqual([])
  ahead = 6_000

  await expect.poll(() => sentOf(api), { timeout: 5_000 }).toBe(8)
  expect(server.mails).toHaveLength(8)
  expect(new Set(server.ids()).size).toBe(8)
}, 15_000)

test.each([
  ['taken', () => Promise.resolve()],
  ['refused for good', () => Promise.reject(new DeliveryError('smtp.EENVELOPE.550', true))],
  ['not taken now', () => Promise.reject(new DeliveryError('smtp.EENVELOPE.451', false))],
])('a message that another process has claimed meanwhile is not marked by the first: %s', async (_, end) => {
  const api = await startApi()
  const later = new Date(Date.now() + 60_000)
  await api.database.insert(outbox).values(mail())
  let ended = false
  const transport: Transport = {
    send: async () => {
      await api.database.update(outbox).set({ tries: sql`${outbox.tries} + 1`, nextTryAt: later })
      ended = true
      return end()
    },
  }

  const worker = startWorker(api, transport, () => new Date(), undefined)
  await expect.poll(() => ended).toBe(true)
  await worker.stop()

  const [row] = await api.database.select().from(outbox)
  expect(row).toMatchObject({ tries: 2, sentAt: null, failedAt: null, failure: null, nextTryAt: later })
  expect(row?.recipient).toBe('elif@example.com')
})
