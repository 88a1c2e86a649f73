import { randomUUID } from 'node:crypto'
import {
  type NewUser,
  projectId,
  type RoleId,
  rolesOfCustomers,
  type UserChange,
  type UserDetail,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { z } from 'zod'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { violatedConstraint } from '../../database/unique-violation.ts'
import type { Invitations } from '../../identity/invitations.ts'
import { endResetLinks } from '../../identity/reset-links.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { type FieldFault, problem } from '../../problems.ts'
import { normaliseName } from '../../text.ts'
import { withoutAbsent } from '../../without-absent.ts'
import { roleTitle } from '../access/role-titles.ts'
import type { ContactChanges } from './contact-changes.ts'
import {
  customerIsOpen,
  type DetailRow,
  findUserDetail,
  hasAdministrator,
  insertUser,
  isSettled,
  lockAdministrators,
  lockUser,
  replaceRoles,
  rolesOf,
  takenNames,
  updateUser,
  type UserFields,
} from './admin-store.ts'
import { searchTextOf } from './search-text.ts'

const creations = { times: 200, seconds: 3600 }
/** Why the operator's people look at and change accounts. */
const reason = 'userAdministration'

const Kept = z.object({ id: z.uuid() })

type TakenField = 'username' | 'email' | 'phone'

const fieldOfConstraint: Readonly<Record<string, TakenField>> = {
  users_username_key_unique: 'username',
  users_email_key_unique: 'email',
  users_phone_unique: 'phone',
}

const codeOfTaken = {
  username: 'user.usernameTaken',
  email: 'user.emailTaken',
  phone: 'user.phoneTaken',
} as const satisfies Record<TakenField, string>

const taken = (fields: readonly TakenField[]) =>
  problem('user.alreadyTaken', {
    status: 409,
    errors: fields.map((field) => ({ field: `body.${field}`, code: codeOfTaken[field] })),
  })

const invalid = (...errors: readonly FieldFault[]) => problem('request.invalid', { status: 400, errors })

const notFound = () => problem('user.notFound', { status: 404 })

/** Runs a write; a name that somebody else took in the same moment is refused like one that was taken before. */
const unlessTaken = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    const field = fieldOfConstraint[violatedConstraint(error) ?? '']
    throw field ? taken([field]) : error
  }
}

const requireFreeNames = async (
  transaction: Database,
  names: { readonly usernameKey?: string; readonly emailKey?: string; readonly phone?: string | null },
  id: string,
) => {
  const fields = await takenNames(transaction, names, id)
  if (fields.length > 0) throw taken(fields)
}

/** A company where a role needs one, and none where no role does. */
const requireFittingCustomer = async (
  transaction: Database,
  roles: readonly RoleId[],
  customerId: string | null,
) => {
  const needsOne = roles.some((role) => rolesOfCustomers.includes(role))
  if (needsOne && customerId === null)
    throw invalid({ field: 'body.customerId', code: 'user.customerMissing' })
  if (!needsOne && customerId !== null)
    throw invalid({ field: 'body.customerId', code: 'user.customerNotFitting' })
  if (customerId !== null && !(await customerIsOpen(transaction, customerId)))
    throw invalid({ field: 'body.customerId', code: 'user.customerUnknown' })
}

const sameRoles = (one: readonly RoleId[], other: readonly RoleId[]) =>
  one.length === other.length && one.every((role) => other.includes(role))

const rolesText = (roles: readonly RoleId[]) => roles.toSorted((a, b) => a - b).join(',')

const detailOf = ({ createdAt, roles, ...user }: DetailRow, language: Language): UserDetail => ({
  ...user,
  createdAt: createdAt.toISOString(),
  roles: roles.map((id) => ({ id, name: roleTitle(id, language) })),
})

/** What a change says about names, each with the form in which it is compared. */
const namesOf = ({ username, email, phone }: Pick<UserChange, 'username' | 'email' | 'phone'>) => ({
  ...(username === undefined ? {} : { username, usernameKey: normaliseName(username) }),
  ...(email === undefined ? {} : { email, emailKey: normaliseName(email) }),
  ...(phone === undefined ? {} : { phone }),
})

/** The accounts of other people, as the operator's administrators keep them. */
export const createUserAdministration = (
  deps: ModuleDeps,
  invitations: Invitations,
  contacts: Pick<ContactChanges, 'notify'>,
) => {
  const { database, clock, attempts, audit, idempotency, outbox } = deps

  const detail = async (transaction: Database, id: string, language: Language): Promise<UserDetail> => {
    const user = await findUserDetail(transaction, id)
    if (!user) throw notFound()
    return detailOf(user, language)
  }

  const read = (actor: Person, id: string, language: Language): Promise<UserDetail> =>
    database.transaction(async (transaction) => {
      const user = await detail(transaction, id, language)
      await audit.recordReads(transaction, actor, [{ subjectId: id, action: 'user.read', reason }])
      return user
    })

  const requireAdministrator = async (transaction: Database) => {
    if (!(await hasAdministrator(transaction))) throw problem('user.lastAdministrator', { status: 409 })
  }

  const insert = async (
    transaction: Database,
    { username, name, surname, email, phone, roles, customerId, language }: NewUser,
  ): Promise<string> => {
    const id = randomUUID()
    const names = namesOf({ username, email, phone })
    await requireFreeNames(transaction, names, id)
    await requireFittingCustomer(transaction, roles, customerId)
    await unlessTaken(() =>
      insertUser(
        transaction,
        {
          id,
          username,
          usernameKey: normaliseName(username),
          email,
          emailKey: normaliseName(email),
          phone,
          name,
          surname,
          customerId,
          language,
          searchText: searchTextOf({ name, surname, username, email }),
          createdAt: clock(),
        },
        roles,
      ),
    )
    return id
  }

  /**
   * Phone and e-mail are ways in. Once somebody has come in, only they change them: whoever else did could become them.
   * A phone may be taken away, which lets nobody in.
   */
  const requireTheirs = async (transaction: Database, before: UserFields, { email, phone }: UserChange) => {
    const fields = [
      ...(email !== undefined && email !== before.email ? ['email'] : []),
      ...(phone && phone !== before.phone ? ['phone'] : []),
    ]
    if (fields.length > 0 && (await isSettled(transaction, before)))
      throw problem('user.contactIsTheirs', {
        status: 409,
        errors: fields.map((field) => ({ field: `body.${field}`, code: 'user.contactIsTheirs' })),
      })
  }

  const changeRoles = async (
    transaction: Database,
    actor: Person,
    { id, customerId: kept }: UserFields,
    change: UserChange,
  ): Promise<{ readonly before: string; readonly after: string } | null> => {
    const before = await rolesOf(transaction, id)
    const after = change.roles ?? before
    const customerId = change.customerId === undefined ? kept : change.customerId
    if (change.roles !== undefined || change.customerId !== undefined)
      await requireFittingCustomer(transaction, after, customerId)
    if (sameRoles(before, after)) return null
    if (actor.id === id) throw problem('user.ownRoles', { status: 409 })
    await replaceRoles(transaction, id, after)
    await requireAdministrator(transaction)
    return { before: rolesText(before), after: rolesText(after) }
  }

  const changeStatus = (
    actor: Person,
    id: string,
    fields: { readonly isActive: boolean } | { readonly isDeleted: boolean },
    action: `user.${string}`,
    language: Language,
  ): Promise<UserDetail> =>
    database.transaction(async (transaction) => {
      if (actor.id === id) throw problem('user.notYourself', { status: 409 })
      await lockAdministrators(transaction)
      if (!(await lockUser(transaction, id))) throw notFound()
      await updateUser(transaction, id, fields)
      // Neither leaving nor coming back lets a link live that was mailed before.
      await endResetLinks(transaction, id, clock())
      await requireAdministrator(transaction)
      const user = await detail(transaction, id, language)
      await audit.record(transaction, { actor, subjectId: id, action, reason })
      return user
    })

  return {
    create: async (
      body: NewUser,
      {
        actor,
        key,
        language,
      }: { readonly actor: Person; readonly key: string | null; readonly language: Language },
    ): Promise<UserDetail> => {
      await attempts.count(`create user ${actor.id}`, creations, 'identity.tooManyRequests')
      let isNew = false
      // Only the id is kept for a repeated call: the person's data stays where it can be erased.
      const { id: created } = await idempotency.once(
        { call: 'createUser', actor, key, body },
        Kept,
        async (transaction) => {
          const id = await insert(transaction, body)
          await invitations.invite(transaction, { id, name: body.name, email: body.email }, body.language)
          await audit.record(transaction, {
            actor,
            subjectId: id,
            action: 'user.create',
            reason,
            details: { roles: rolesText(body.roles) },
          })
          isNew = true
          return { id }
        },
      )
      outbox.wakeSender()
      return isNew ? detail(database, created, language) : read(actor, created, language)
    },
    update: async (actor: Person, change: UserChange, language: Language): Promise<UserDetail> => {
      const updated = await database.transaction(async (transaction) => {
        if (change.roles !== undefined) await lockAdministrators(transaction)
        const before = await lockUser(transaction, change.id)
        if (!before) throw notFound()
        const { id, version, roles: _, ...fields } = change
        if (version !== before.version) throw problem('user.changedMeanwhile', { status: 409 })
        const names = namesOf(change)
        await requireTheirs(transaction, before, change)
        await requireFreeNames(transaction, names, id)
        const changed = await changeRoles(transaction, actor, before, change)
        const after = { ...before, ...withoutAbsent(fields) }
        await unlessTaken(() =>
          updateUser(transaction, id, {
            ...withoutAbsent(fields),
            ...names,
            ...(after.phone === before.phone ? {} : { phoneConfirmedAt: null }),
            searchText: searchTextOf(after),
          }),
        )
        // The link that went to the address before is ended, and the right one gets its own.
        if (after.email !== before.email) await invitations.invite(transaction, after, after.language)
        if (before.phone !== null && after.phone === null && (await isSettled(transaction, before)))
          await contacts.notify(transaction, 'phoneRemoved', after)
        const user = await detail(transaction, id, language)
        await audit.record(transaction, {
          actor,
          subjectId: id,
          action: 'user.update',
          reason,
          details: {
            fields: Object.keys(withoutAbsent(change))
              .filter((field) => field !== 'id' && field !== 'version')
              .join(','),
            ...(changed ? { rolesBefore: changed.before, rolesAfter: changed.after } : {}),
          },
        })
        return user
      })
      outbox.wakeSender()
      return updated
    },
    read: async (
      actor: Person,
      id: string,
      project: number | undefined,
      language: Language,
    ): Promise<UserDetail> => {
      if (project !== undefined && project !== projectId) throw notFound()
      return read(actor, id, language)
    },
    changeActiveStatus: (
      actor: Person,
      { id, isActive }: { readonly id: string; readonly isActive: boolean },
      language: Language,
    ) => changeStatus(actor, id, { isActive }, isActive ? 'user.activate' : 'user.disable', language),
    changeDeletedStatus: (
      actor: Person,
      { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
      language: Language,
    ) => changeStatus(actor, id, { isDeleted }, isDeleted ? 'user.remove' : 'user.restore', language),
  }
}
