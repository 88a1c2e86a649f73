import { randomUUID } from 'node:crypto'
import { contract } from '@avita/api-client/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { type Entry, hashOf, noHash } from './entry.ts'
import { followAudit } from './rounds.ts'
import { auditCheckpoints, auditEntries, auditHeads, auditRegister, auditRound } from './schema.ts'
import { createSeals } from './seals.ts'
import { verifyChain, verifyLog } from './verify-log.ts'

const chainOf = (chain: string, length: number): Entry[] => {
  let previousHash = noHash
  return Array.from({ length }, (_, index) => {
    const content = {
      chain,
      position: index + 1,
      at: new Date(1_700_000_000_000 + index * 1000),
      actorId: chain,
      actorRoles: [1 as const],
      clientId: 'panel',
      action: 'account.read',
      subjectId: chain,
      reason: null,
      details: null,
      previousHash,
    }
    previousHash = hashOf(content)
    return { ...content, hash: previousHash }
  })
}

const insertEntries = async (database: Database, entries: readonly Entry[]) => {
  for (let from = 0; from < entries.length; from += 5000)
    await database.execute(sql`
      insert into audit_entries (chain, position, at, actor_id, actor_roles, client_id, action, subject_id, previous_hash, hash)
      select chain, position, at, "actorId", "actorRoles", "clientId", action, "subjectId", "previousHash", hash
      from json_to_recordset(${JSON.stringify(entries.slice(from, from + 5000))}::json) as entry (
        chain uuid, position integer, at timestamptz, "actorId" uuid, "actorRoles" integer[], "clientId" text,
        action text, "subjectId" uuid, "previousHash" text, hash text)`)
}

/** An API whose log holds chains of these lengths, every hash and seal right. */
const withLog = async (lengths: readonly number[]) => {
  const api = await startApi()
  const seals = createSeals(api.deps.vault)
  const chains = lengths.map(() => randomUUID())
  for (const [index, length] of lengths.entries()) {
    const entries = chainOf(chains[index] ?? '', length)
    await insertEntries(api.database, entries)
    const head = {
      chain: chains[index] ?? '',
      number: index + 1,
      entries: length,
      hash: entries.at(-1)?.hash ?? noHash,
    }
    await api.database.insert(auditHeads).values({ ...head, seal: seals.ofHead(head) })
  }
  await api.database
    .insert(auditRegister)
    .values({ chains: lengths.length, seal: seals.ofRegister(lengths.length) })
  return { api, chains }
}

const short = [3, 2500, 40, 40, 40]
const total = 2623
/** Fewer than the log holds: it is verified by steps. */
const few = 1000

const wholeRound = async (deps: TestApi['deps']) => {
  for (let visit = 0; visit < 3; visit += 1) await followAudit(deps)
}

/** What is found after this was done to a log that housekeeping has followed; undone afterwards. */
const foundAfter = async (
  api: TestApi,
  tamper: SQL | ((transaction: Database) => Promise<unknown>),
  rounds = 1,
) => {
  const undo = new Error('undone')
  let result = await verifyLog(api.deps, few)
  await api.database
    .transaction(async (transaction) => {
      for (const table of [auditEntries, auditHeads, auditRegister])
        await transaction.execute(sql`alter table ${table} disable trigger user`)
      await (typeof tamper === 'function' ? tamper(transaction) : transaction.execute(tamper))
      const deps = { ...api.deps, database: transaction }
      for (let round = 0; round < rounds; round += 1) await wholeRound(deps)
      result = await verifyLog(deps, few)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return result
}

test('a log that is too long for one call is verified by steps, and says what was not looked at yet', async () => {
  const { api } = await withLog(Array.from({ length: 35 }, () => 1000))
  const verify = async () => {
    const begin = performance.now()
    const answer = await api.as('admin').get('/api/admin/audit/verify')
    expect(performance.now() - begin).toBeLessThan(5500)
    return answer.read(contract.verifyAudit.answer)
  }

  const first = await verify()
  expect(first).toMatchObject({ isIntact: true, entries: 35_000, chains: 35, wholeAt: null, faults: [] })
  expect(first.unchecked).toBeGreaterThanOrEqual(15_000)
  await followAudit(api.deps)
  const followed = await verify()
  expect(followed).toMatchObject({ isIntact: true, entries: 35_000, unchecked: 0, faults: [] })
  expect(followed.wholeAt).not.toBeNull()
})

test('one verification at a time: the second hears to come again', async () => {
  const { api } = await withLog([10_000])
  const admin = api.as('admin')
  await admin.get('/api/account')

  const answers = await Promise.all([1, 2, 3].map(() => admin.get('/api/admin/audit/verify')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect((await admin.get('/api/admin/audit/verify')).status).toBe(200)
})

test('what was written since is followed, across steps and in the middle of a chain', async () => {
  const { api, chains } = await withLog(short)
  const first = chains[0] ?? ''
  await followAudit(api.deps, 2000)
  expect(await verifyLog(api.deps, few)).toMatchObject({ isIntact: true, unchecked: 0, wholeAt: null })

  const act = () =>
    api.database.transaction((transaction) =>
      api.deps.audit.record(transaction, { actor: 'system', subjectId: first, action: 'account.test' }),
    )
  await act()
  expect(await verifyLog(api.deps, few)).toMatchObject({ isIntact: true, entries: total + 1, unchecked: 0 })
  await wholeRound(api.deps)
  await act()
  await followAudit(api.deps, 2000)
  const result = await verifyLog(api.deps, few)
  expect(result).toMatchObject({ isIntact: true, entries: total + 2, unchecked: 0 })
  expect(result.wholeAt).not.toBeNull()
  const [checkpoint] = await api.database
    .select({ position: auditCheckpoints.position })
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.chain, first))
  expect(checkpoint).toEqual({ position: 5 })
})

test('whatever changes behind a checkpoint is found on the next round, and logged', async () => {
  const { api, chains } = await withLog(short)
  await wholeRound(api.deps)
  const chain = chains[1] ?? ''
  const at = (position: number) => sql`chain = ${chain} and position = ${position}`

  for (const [tamper, fault] of [
    [
      sql`update audit_entries set action = 'account.reae' where ${at(7)}`,
      { kind: 'entryChanged', position: 7 },
    ],
    [sql`update audit_entries set hash = 'x' where ${at(2001)}`, { kind: 'entryChanged', position: 2001 }],
    [sql`delete from audit_entries where ${at(9)}`, { kind: 'entryMissing', position: 10 }],
    // The last of a step, which ends in the middle of this chain.
    [sql`delete from audit_entries where ${at(1997)}`, { kind: 'entryMissing', position: 1997 }],
    [
      sql`delete from audit_entries where chain = ${chain} and position < 2100`,
      { kind: 'entryMissing', position: 1 },
    ],
  ] as const) {
    const { isIntact, faults } = await foundAfter(api, tamper)
    expect(isIntact).toBe(false)
    expect(faults).toContainEqual({ chain, ...fault })
  }
  expect(api.log()).toContain('the audit log does not hold together')
  expect(await verifyLog(api.deps, few)).toMatchObject({ isIntact: true, entries: total })
})

test('an end that was cut, a chain that is gone or added, and a register turned back are found at once', async () => {
  const { api, chains } = await withLog(short)
  await wholeRound(api.deps)
  const chain = chains[2] ?? ''
  const stranger = randomUUID()

  for (const [tamper, fault] of [
    [
      sql`delete from audit_entries where chain = ${chain} and position = 40`,
      { kind: 'endChanged', chain, position: 40 },
    ],
    [
      // As it was before the newest entry, as if by a backup of two tables.
      async (transaction: Database) => {
        const before = chainOf(chain, 39).at(-1)
        const head = { chain, number: 3, entries: 39, hash: before?.hash ?? '' }
        await transaction.execute(sql`delete from audit_entries where chain = ${chain} and position = 40`)
        await transaction
          .update(auditHeads)
          .set({ ...head, seal: createSeals(api.deps.vault).ofHead(head) })
          .where(eq(auditHeads.chain, chain))
      },
      { kind: 'endChanged', chain, position: 39 },
    ],
    [
      sql`update audit_heads set seal = 'x' where chain = ${chain}`,
      { kind: 'endChanged', chain, position: 40 },
    ],
    [sql`delete from audit_heads where chain = ${chain}`, { kind: 'chainMissing', chain: null, position: 3 }],
    [sql`delete from audit_heads where chain = ${chain}`, { kind: 'endChanged', chain, position: null }],
    [sql`update audit_register set chains = 4`, { kind: 'registerChanged', chain: null, position: null }],
    [
      (transaction: Database) => insertEntries(transaction, chainOf(stranger, 2)),
      { kind: 'endChanged', chain: stranger, position: null },
    ],
    [
      (transaction: Database) => insertEntries(transaction, chainOf(chain, 41).slice(40)),
      { kind: 'endChanged', chain, position: 40 },
    ],
  ] as const) {
    const { isIntact, faults } = await foundAfter(api, tamper, 0)
    expect(isIntact).toBe(false)
    expect(faults).toContainEqual(fault)
  }
})

test('checkpoints and rounds that nobody sealed count as none', async () => {
  const { api, chains } = await withLog(short)
  await wholeRound(api.deps)
  await api.database.update(auditCheckpoints).set({ seal: 'x' })
  await api.database.update(auditRound).set({ seal: 'x' })

  const result = await verifyLog(api.deps, few)
  expect(result).toMatchObject({ isIntact: true, wholeAt: null })
  expect(result.unchecked).toBeGreaterThan(0)
  const { faults } = await foundAfter(
    api,
    sql`update audit_entries set action = 'account.reae' where chain = ${chains[0]} and position = 2`,
    0,
  )
  expect(faults).toEqual([{ kind: 'entryChanged', chain: chains[0], position: 2 }])
})

test('a person’s own chain, however long, is followed by steps too, and others’ faults are not theirs', async () => {
  const { api, chains } = await withLog(short)
  const [other = '', mine = ''] = chains
  await wholeRound(api.deps)
  expect(await verifyChain(api.deps, mine, few)).toMatchObject({ isIntact: true, entries: 2500, faults: [] })

  await api.database.execute(sql`alter table audit_entries disable trigger user`)
  const change = (chain: string) =>
    api.database.execute(
      sql`update audit_entries set action = 'account.reae' where chain = ${chain} and position = 2`,
    )
  await change(other)
  await wholeRound(api.deps)
  expect(await verifyChain(api.deps, mine, few)).toMatchObject({ isIntact: true, faults: [] })
  await change(mine)
  await wholeRound(api.deps)
  expect(await verifyChain(api.deps, mine, few)).toMatchObject({
    isIntact: false,
    faults: [{ kind: 'entryChanged', chain: mine, position: 2 }],
  })
})
