import { publicSettingKeys, type Setting, type SettingKey } from '@avita/api-client/contract'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { deleteSetting, insertSetting, readSettings, updateSetting } from './store.ts'

interface Row {
  readonly key: SettingKey
  readonly value: string | number
  readonly updatedAt: Date
  readonly version: number
}

const isPublicKey = (key: SettingKey): key is (typeof publicSettingKeys)[number] =>
  publicSettingKeys.some((candidate) => candidate === key)

const answerOf = ({ key, value, updatedAt, version }: Row): Setting => ({
  key,
  value,
  isPublic: isPublicKey(key),
  updatedAt: updatedAt.toISOString(),
  version,
})

/** What the operator may set. Every change stands in the audit log: some decide how long records of people are kept. */
export const createSettingService = ({ database, clock, audit }: ModuleDeps) => {
  const write = (
    actor: Person,
    key: SettingKey,
    action: `setting.${string}`,
    effect: (transaction: Database) => Promise<Row>,
  ): Promise<Setting> =>
    database.transaction(async (transaction) => {
      const row = await effect(transaction)
      await audit.record(transaction, {
        actor,
        subjectId: null,
        action,
        reason: 'operation',
        details: { key },
      })
      return answerOf(row)
    })

  return {
    publicOnes: async () => {
      const rows = await readSettings(database, publicSettingKeys)
      return {
        items: rows.flatMap(({ key, value }) => (isPublicKey(key) ? [{ key, value }] : [])),
      }
    },
    /** The keys are few: a page is cut from all of them. */
    list: async ({ pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number }) => {
      const rows = await readSettings(database)
      const first = (pageIndex - 1) * pageSize
      return {
        items: rows.slice(first, first + pageSize).map(answerOf),
        pageIndex,
        pageSize,
        totalCount: rows.length,
      }
    },
    create: (actor: Person, { key, value }: Pick<Row, 'key' | 'value'>) =>
      write(actor, key, 'setting.create', async (transaction) => {
        const row = await insertSetting(transaction, { key, value, updatedAt: clock() })
        if (!row)
          throw problem('setting.alreadySet', {
            status: 409,
            errors: [{ field: 'body.key', code: 'setting.alreadySet' }],
          })
        return row
      }),
    update: (actor: Person, { key, value, version }: Pick<Row, 'key' | 'value' | 'version'>) =>
      write(actor, key, 'setting.update', async (transaction) => {
        const row = await updateSetting(transaction, { key, value, version, updatedAt: clock() })
        if (row) return row
        const [isSet] = await readSettings(transaction, [key])
        throw isSet
          ? problem('setting.changedMeanwhile', { status: 409 })
          : problem('setting.notFound', { status: 404 })
      }),
    remove: (actor: Person, key: SettingKey) =>
      database.transaction(async (transaction) => {
        if (!(await deleteSetting(transaction, key))) throw problem('setting.notFound', { status: 404 })
        await audit.record(transaction, {
          actor,
          subjectId: null,
          action: 'setting.delete',
          reason: 'operation',
          details: { key },
        })
      }),
  }
}
