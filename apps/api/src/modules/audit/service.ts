import { type Role, type RoleId } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import { createGate } from '../../gate.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { roleTitle } from '../access/role-titles.ts'
import { readDetails } from './codes.ts'
import { asStaffSee, staffMayList } from './staff-view.ts'
import { type EntryFilter, listEntries } from './store.ts'
import { verifyChain, verifyLog } from './verify-log.ts'

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

const verifications = { times: 20, seconds: 3600 }

const rolesIn = (ids: readonly RoleId[], language: Language): Role[] =>
  ids.map((id) => ({ id, name: roleTitle(id, language) }))

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** For how long an entry of a reading stands for its like. */
const secondsOf = (details: string | null) => {
  const seconds = details === null ? null : readDetails(details)['seconds']
  return typeof seconds === 'number' ? seconds : null
}

// It reads all that there is: a second one beside it hears 503.
const oneAtATime = createGate(1, 0)

/** Reading and checking the log. */
export const createAuditService = ({ database, vault, audit, attempts, clock }: ModuleDeps) => ({
  /** What was done with a person's own record; of others it names the role only. */
  mine: async (
    person: Person,
    { by, ...page }: Page & { readonly by?: 'others' | undefined },
    language: Language,
  ) => {
    const filter = { subjectId: person.id, notBy: by === 'others' ? person.id : undefined }
    const { items, totalCount } = await listEntries(database, filter, page)
    return {
      items: items.map((entry) => ({
        at: entry.at.toISOString(),
        action: entry.action,
        reason: entry.reason,
        byYourself: entry.actorId === person.id,
        roles: rolesIn(entry.actorRoles, language),
        client: entry.clientId,
        forSeconds: secondsOf(entry.details),
        hash: entry.hash,
      })),
      ...page,
      totalCount,
    }
  },
  verifyMine: async (person: Person) => {
    await attempts.count(`audit verify ${person.id}`, verifications, 'identity.tooManyRequests')
    const { isIntact, entries, faults } = await verifyChain({ database, vault }, person.id)
    return { isIntact, entries, faults: faults.map(({ kind, position }) => ({ kind, position })) }
  },
  /** What staff did with people's records; what people did with their own stays theirs. */
  list: (
    person: Person,
    {
      pageIndex,
      pageSize,
      from,
      until,
      ...filter
    }: Page & Omit<EntryFilter, 'from' | 'until'> & { from?: string | undefined; until?: string | undefined },
    language: Language,
  ) =>
    database.transaction(async (transaction) => {
      const { items, totalCount } = await listEntries(
        transaction,
        { ...filter, from: moment(from), until: moment(until) },
        { pageIndex, pageSize },
        staffMayList(filter),
      )
      await audit.recordReads(transaction, person, [
        {
          // To ask what somebody did is to ask about them.
          subjectId: filter.subjectId ?? filter.actorId ?? null,
          action: 'audit.read',
          reason: 'oversight',
          details: { count: items.length },
        },
      ])
      return {
        items: items.map((entry) => ({
          at: entry.at.toISOString(),
          action: entry.action,
          reason: entry.reason,
          actorId: entry.actorId,
          roles: rolesIn(entry.actorRoles, language),
          client: entry.clientId,
          ...asStaffSee(entry),
        })),
        pageIndex,
        pageSize,
        totalCount,
      }
    }),
  verifyAll: async (person: Person) => {
    await attempts.count(`audit verify all ${person.id}`, verifications, 'identity.tooManyRequests')
    return oneAtATime(() => verifyLog({ database, vault, clock }))
  },
})
