import { contract } from '@avita/api-client/contract'
import * as fc from 'fast-check'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../users/schema.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import type { DemoUsername } from '../../seed/demo-accounts.ts'
import { type Entry, hashOf, noHash } from './entry.ts'
import { auditEntries, auditHeads, auditRegister } from './schema.ts'
import { verifyAudit } from './verify.ts'

const personOf = async (api: TestApi, username: DemoUsername): Promise<Person> => {
  const [row] = await api.database.select({ id: users.id }).from(users).where(eq(users.username, username))
  return {
    kind: 'person',
    id: row?.id ?? '',
    customerId: null,
    roles: [4],
    clientId: 'back-office',
    sessionId: '',
    scopes: [],
  }
}

const actOn = (api: TestApi, actor: Person, subjectId: string | null, action: `${string}.${string}`) =>
  api.database.transaction((transaction) =>
    api.deps.audit.record(transaction, { actor, subjectId, action, reason: 'support', details: { turn: 1 } }),
  )

/** Three people with five entries each. */
const withHistory = async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const subjects = await Promise.all(
    (['employee', 'employee2', 'hr'] as const).map((name) => personOf(api, name)),
  )
  for (let turn = 0; turn < 5; turn += 1)
    for (const subject of subjects) await actOn(api, admin, subject.id, 'user.read')
  return { api, admin, subjects, chains: subjects.map(({ id }) => id) }
}

/** What somebody with the database's own rights could do, and what verifying says to it; undone afterwards. */
const verifiedAfter = async (api: TestApi, tamper: (transaction: Database) => Promise<unknown>) => {
  const undo = new Error('undone')
  let result = await verifyAudit(api.database, api.deps.vault)
  await api.database
    .transaction(async (transaction) => {
      for (const table of [auditEntries, auditHeads, auditRegister])
        await transaction.execute(sql`alter table ${table} disable trigger user`)
      await tamper(transaction)
      result = await verifyAudit(transaction, api.deps.vault)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return result
}

const entriesOf = (database: Database, chain: string): Promise<Entry[]> =>
  database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.chain, chain))
    .orderBy(asc(auditEntries.position))

const at = (chain: string, position: number) => sql`chain = ${chain} and position = ${position}`

test('an act and its entry are one: what fails leaves no entry', async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const failed = api.database.transaction(async (transaction) => {
    await api.deps.audit.record(transaction, { actor: admin, subjectId: admin.id, action: 'user.update' })
    throw new Error('the act failed')
  })

  await expect(failed).rejects.toThrow('the act failed')
  expect(await api.database.select().from(auditEntries)).toEqual([])
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({
    isIntact: true,
    entries: 0,
    chains: 0,
  })
})

test('entries on many people at once make whole chains without gaps', async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const people = await api.database.select({ id: users.id }).from(users).limit(8)

  await Promise.all(
    Array.from({ length: 120 }, (_, turn) =>
      actOn(api, admin, turn % 5 === 0 ? null : (people[turn % people.length]?.id ?? null), 'user.read'),
    ),
  )

  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({
    isIntact: true,
    entries: 120,
    faults: [],
  })
})

test('lists of the same people, read at once and in any order, wait for nobody in a circle', async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const people = await api.database.select({ id: users.id }).from(users).limit(40)
  const list = (turn: number) => {
    const ids = people.map(({ id }) => id).slice(turn % 20, (turn % 20) + 20)
    return turn % 2 === 0 ? ids : ids.toReversed()
  }

  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      api.database.transaction((transaction) =>
        api.deps.audit.recordReads(
          transaction,
          admin,
          list(turn).map((subjectId) => ({ subjectId, action: 'user.list', details: { turn } })),
        ),
      ),
    ),
  )

  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({
    isIntact: true,
    entries: 60 * 20,
    faults: [],
  })
})

test('several entries of one chain may be written at once', async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const about = (subjectId: string | null, action: `${string}.${string}`) => ({ subjectId, action })

  await api.database.transaction((transaction) =>
    api.deps.audit.recordReads(transaction, admin, [
      about(null, 'users.list'),
      about(admin.id, 'user.list'),
      about(admin.id, 'user.read'),
    ]),
  )
  expect((await entriesOf(api.database, admin.id)).map(({ action }) => action)).toEqual([
    'users.list',
    'user.list',
    'user.read',
  ])
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true, entries: 3 })
})

test('the same reading is written once a minute and says so; another reader, person or act is another', async () => {
  const api = await startApi()
  const admin = await personOf(api, 'admin')
  const other = await personOf(api, 'hr')
  const subject = await personOf(api, 'employee')
  const read = (reader: Person, subjectId: string, action: `${string}.${string}`) =>
    api.database.transaction((transaction) =>
      api.deps.audit.recordReads(transaction, reader, [{ subjectId, action }]),
    )
  const count = () => api.database.$count(auditEntries)

  for (let turn = 0; turn < 5; turn += 1) await read(admin, subject.id, 'user.read')
  expect(await count()).toBe(1)
  const mine = (await api.as('employee').get('/api/audit/mine')).read(contract.myAudit.answer)
  expect(mine.items).toMatchObject([{ action: 'user.read', forSeconds: 60 }])
  await read(other, subject.id, 'user.read')
  await read(admin, other.id, 'user.read')
  await read(admin, subject.id, 'account.read')
  expect(await count()).toBe(4)
  api.waitSeconds(59)
  await read(admin, subject.id, 'user.read')
  expect(await count()).toBe(4)
  api.waitSeconds(2)
  await read(admin, subject.id, 'user.read')
  expect(await count()).toBe(5)
})

test.each([
  ['update', sql`update audit_entries set action = 'nothing.happened'`],
  ['delete', sql`delete from audit_entries`],
  ['truncate', sql`truncate audit_entries`],
  ['delete a head', sql`delete from audit_heads`],
  ['turn a head back', sql`update audit_heads set entries = entries - 1`],
  ['truncate the heads', sql`truncate audit_heads`],
  ['turn the register back', sql`update audit_register set chains = chains - 1`],
  ['delete the register', sql`delete from audit_register`],
])('the database refuses to %s', async (_, statement) => {
  const { api } = await withHistory()

  await expect(api.database.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true, entries: 15 })
})

test('any single change of any entry is found', async () => {
  const { api, chains, admin } = await withHistory()
  const position = fc.integer({ min: 1, max: 5 })
  const chain = fc.constantFrom(...chains)
  const word = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}$/)
  const other = fc.uuid({ version: 4 })
  const set = (column: string, value: fc.Arbitrary<unknown>) =>
    value.map((to) => sql`update audit_entries set ${sql.identifier(column)} = ${to}`)
  const change = fc.oneof(
    set('action', word),
    set('reason', fc.option(word)),
    set('details', fc.option(word)),
    set('client_id', fc.option(word)),
    set('actor_id', fc.option(other)),
    set('subject_id', fc.option(other)),
    set('chain', other),
    set('position', fc.integer({ min: 6, max: 99 })),
    set('actor_roles', fc.constantFrom('{}', '{1}', '{4,9}')),
    set(
      'at',
      fc
        .date({ min: new Date(0), max: new Date('2020-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
    set('hash', word),
    set('previous_hash', word),
    fc.constant(sql`delete from audit_entries`),
  )
  await fc.assert(
    fc.asyncProperty(chain, position, change, async (of, place, statement) => {
      const { isIntact, faults } = await verifiedAfter(api, (transaction) =>
        transaction.execute(sql`${statement} where ${at(of, place)}`),
      )
      expect(isIntact).toBe(false)
      expect(faults.length).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
  expect(admin.id).not.toBe('')
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true, entries: 15 })
})

test('one changed byte is found where it is', async () => {
  const { api, chains } = await withHistory()
  const [chain = ''] = chains

  const result = await verifiedAfter(api, (transaction) =>
    transaction.execute(sql`update audit_entries set action = 'user.reae' where ${at(chain, 3)}`),
  )
  expect(result.faults).toEqual([{ kind: 'entryChanged', chain, position: 3 }])
})

test('two entries that changed places are found', async () => {
  const { api, chains } = await withHistory()
  const [chain = ''] = chains

  const result = await verifiedAfter(api, async (transaction) => {
    for (const [from, to] of [
      [2, -2],
      [3, 2],
      [-2, 3],
    ] as const)
      await transaction.execute(sql`update audit_entries set position = ${to} where ${at(chain, from)}`)
  })
  expect(result.isIntact).toBe(false)
})

test('the newest entry cannot go unnoticed, even with its head turned back', async () => {
  const { api, chains } = await withHistory()
  const [chain = ''] = chains
  const [, , , fourth] = await entriesOf(api.database, chain)

  const result = await verifiedAfter(api, async (transaction) => {
    await transaction.execute(sql`delete from audit_entries where ${at(chain, 5)}`)
    await transaction
      .update(auditHeads)
      .set({ entries: 4, hash: fourth?.hash ?? '' })
      .where(eq(auditHeads.chain, chain))
  })
  expect(result.faults).toEqual([{ kind: 'endChanged', chain, position: 4 }])
})

test('a chain written anew, every hash right, is found by its seal', async () => {
  const { api, chains } = await withHistory()
  const [chain = ''] = chains

  const result = await verifiedAfter(api, async (transaction) => {
    let previousHash = noHash
    for (const entry of await entriesOf(transaction, chain)) {
      const forged = { ...entry, action: 'user.greet', previousHash }
      previousHash = hashOf(forged)
      await transaction
        .update(auditEntries)
        .set({ ...forged, hash: previousHash })
        .where(at(chain, entry.position))
    }
    await transaction.update(auditHeads).set({ hash: previousHash }).where(eq(auditHeads.chain, chain))
  })
  expect(result.faults).toEqual([{ kind: 'endChanged', chain, position: 5 }])
})

test.each([0, 1, 2])('chain %i cannot go as a whole, even with the register turned back', async (index) => {
  const { api, chains } = await withHistory()
  const chain = chains[index] ?? ''
  const remove = async (transaction: Database) => {
    await transaction.delete(auditEntries).where(eq(auditEntries.chain, chain))
    await transaction.delete(auditHeads).where(eq(auditHeads.chain, chain))
  }

  expect((await verifiedAfter(api, remove)).faults).toEqual([
    { kind: 'chainMissing', chain: null, position: index + 1 },
  ])
  const turnedBack = await verifiedAfter(api, async (transaction) => {
    await remove(transaction)
    await transaction.update(auditRegister).set({ chains: 2 })
  })
  expect(turnedBack.faults).toContainEqual({ kind: 'registerChanged', chain: null, position: null })
})

test.each([
  ['reason', { action: 'user.read' as const, reason: 'because Elif asked' }],
  ['detail', { action: 'user.read' as const, details: { email: 'elif@example.com' } }],
])('a %s that is no code is refused', async (_, act) => {
  const api = await startApi()
  const actor = await personOf(api, 'admin')

  await expect(
    api.database.transaction((transaction) =>
      api.deps.audit.record(transaction, { actor, subjectId: null, ...act }),
    ),
  ).rejects.toThrow(TypeError)
})

test('a person reads what was done with their record, by which role, and no name', async () => {
  const { api } = await withHistory()

  const { items, ...page } = (await api.as('employee').get('/api/audit/mine?pageSize=3&pageIndex=2')).read(
    contract.myAudit.answer,
  )

  expect(page).toEqual({ pageIndex: 2, pageSize: 3, totalCount: 5 })
  expect(items).toHaveLength(2)
  expect(items[0]).toEqual({
    at: expect.any(String),
    action: 'user.read',
    reason: 'support',
    byYourself: false,
    roles: [{ id: 4, name: 'Yönetici' }],
    client: 'back-office',
    forSeconds: null,
    hash: expect.any(String),
  })
  expect((await api.as('colleague').get('/api/audit/mine')).read(contract.myAudit.answer).items).toEqual([])
})

test('a person verifies their own chain, and learns when it was touched', async () => {
  const { api, chains } = await withHistory()
  const verify = async () =>
    (await api.as('employee').get('/api/audit/mine/verify')).read(contract.verifyMyAudit.answer)
  expect(await verify()).toEqual({ isIntact: true, entries: 5, faults: [] })

  await api.database.execute(sql`alter table audit_entries disable trigger user`)
  await api.database.execute(sql`update audit_entries set reason = 'none' where ${at(chains[0] ?? '', 2)}`)

  expect(await verify()).toEqual({
    isIntact: false,
    entries: 5,
    faults: [{ kind: 'entryChanged', position: 2 }],
  })
})

test('people whose whole chain is gone learn it when they verify', async () => {
  const { api, chains } = await withHistory()
  const verify = async (who: DemoUsername) =>
    (await api.as(who).get('/api/audit/mine/verify')).read(contract.verifyMyAudit.answer)
  expect(await verify('colleague')).toEqual({ isIntact: true, entries: 0, faults: [] })

  for (const table of [auditEntries, auditHeads])
    await api.database.execute(sql`alter table ${table} disable trigger user`)
  for (const table of [auditEntries, auditHeads])
    await api.database.delete(table).where(eq(table.chain, chains[0] ?? ''))

  expect(await verify('employee')).toEqual({
    isIntact: false,
    entries: 0,
    faults: [{ kind: 'chainMissing', position: null }],
  })
})

test('a register turned back is found by people too', async () => {
  const { api } = await withHistory()
  await api.database.execute(sql`alter table audit_register disable trigger user`)
  await api.database.update(auditRegister).set({ chains: 2 })

  const { isIntact, faults } = (await api.as('employee').get('/api/audit/mine/verify')).read(
    contract.verifyMyAudit.answer,
  )
  expect(isIntact).toBe(false)
  expect(faults).toContainEqual({ kind: 'registerChanged', position: null })
})

test('an administrator reads the log by subject, actor and time, and that reading stands in it', async () => {
  const { api, admin, chains } = await withHistory()
  const list = async (query: string) =>
    (await api.as('admin').get(`/api/admin/audit?${query}`)).read(contract.audit.answer)

  expect((await list(`subjectId=${chains[1]}`)).totalCount).toBe(5)
  const readings = await list(`subjectId=${chains[1]}&action=audit.read`)
  expect(readings.items).toMatchObject([
    { actorId: admin.id, subjectId: chains[1], reason: 'oversight', details: { count: 5 } },
  ])
  expect((await list(`actorId=${admin.id}`)).totalCount).toBe(17)
  expect((await list(`actorId=${chains[0]}`)).totalCount).toBe(0)
  const lookedUp = await list(`subjectId=${chains[0]}&action=audit.read`)
  expect(lookedUp.items).toMatchObject([{ actorId: admin.id, subjectId: chains[0], details: { count: 0 } }])
  expect((await list('until=2020-01-01T00:00:00Z')).totalCount).toBe(0)
  expect((await list('from=2020-01-01T00:00:00Z')).totalCount).toBeGreaterThan(15)
  const verified = await api.as('admin').get('/api/admin/audit/verify')
  expect(verified.read(contract.verifyAudit.answer)).toMatchObject({ isIntact: true, faults: [] })
})

test('an employee cannot read the log', async () => {
  const { api } = await withHistory()

  expect(await api.as('employee').get('/api/admin/audit')).toBeProblem(403, 'access.actionDenied')
  expect(await api.as('hr').get('/api/admin/audit/verify')).toBeProblem(403, 'access.actionDenied')
})
