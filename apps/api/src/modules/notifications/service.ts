import {
  contract,
  type NotificationSourceId,
  type NotificationPreference,
  type NotificationSource,
  type SendNotificationBody,
  type SentNotification,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { withoutAbsent } from '../../without-absent.ts'
import { notificationWriter } from './announce.ts'
import { ruleFor, shownReads } from './read-count.ts'
import { audienceOf, sourceIdOf } from './rows.ts'
import {
  changeSource,
  customerExists,
  findSend,
  findSource,
  keepPreference,
  listNotifications,
  listSends,
  listSources,
  markNotifications,
  preferencesOf,
  floorsOf,
  type SourceRow,
  textsOf,
  unlessChosen,
  withdrawSend,
} from './store.ts'

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

export interface SourceChange {
  readonly name?: { readonly tr: string; readonly en: string } | undefined
  readonly description?: { readonly tr: string; readonly en: string } | undefined
  readonly isOn?: boolean | undefined
  readonly version: number
}

export interface PreferenceChange {
  readonly sourceId: NotificationSourceId
  readonly inApp?: boolean | undefined
  readonly mail?: boolean | undefined
  readonly push?: boolean | undefined
}

const sendsPerPerson = { times: 30, seconds: 3600 }
const marksPerPerson = { times: 240, seconds: 60 }

const missing = () => problem('content.notFound', { status: 404 })

const sourceOf = (row: SourceRow): NotificationSource => ({
  id: sourceIdOf(row.id),
  name: { tr: row.nameTr, en: row.nameEn },
  description: { tr: row.descriptionTr, en: row.descriptionEn },
  isOn: row.isOn,
  version: row.version,
})

type FoundSend = NonNullable<Awaited<ReturnType<typeof findSend>>>

/** Sources, sends and what a person sees of them. */
export const notificationService = (deps: ModuleDeps) => {
  const { database, clock, attempts, idempotency, outbox, audit } = deps
  const writer = notificationWriter(deps)

  const shown = async (from: Database, sends: readonly FoundSend[]): Promise<SentNotification[]> => {
    if (sends.length === 0) return []
    const ids = sends.map(({ send }) => send.id)
    const texts = await textsOf(from, ids)
    const floors = await floorsOf(from)
    const textIn = (id: string, language: Language) => {
      const found = texts.find((text) => text.sendId === id && text.language === language)
      return found ? { title: found.title, text: found.text, link: found.link } : null
    }
    return sends.map(({ send, sentByName }) => ({
      id: send.id,
      sourceId: sourceIdOf(send.sourceId),
      audience: audienceOf(send),
      texts: { tr: textIn(send.id, 'tr'), en: textIn(send.id, 'en') },
      sentBy: sentByName,
      visibleFrom: send.visibleFrom.toISOString(),
      recipientCount: send.recipientCount,
      withdrawnAt: send.withdrawnAt?.toISOString() ?? null,
      readCount: shownReads(ruleFor(send, floors), send),
    }))
  }

  const mark = async (
    person: Person,
    language: Language,
    what: { readonly id?: string; readonly isRemoved: boolean },
  ) => {
    await attempts.count(`notification mark ${person.id}`, marksPerPerson, 'identity.tooManyRequests')
    const marked = await markNotifications(database, person, language, clock(), what)
    if (what.id !== undefined && marked === 0) throw missing()
    const page = { pageIndex: 1, pageSize: 1 }
    const { unreadCount } = await listNotifications(database, person, language, clock(), page)
    return { unreadCount }
  }

  const preferences = async (person: Person, language: Language): Promise<NotificationPreference[]> => {
    const chosen = await preferencesOf(database, person.id)
    return (await listSources(database)).map((source) => {
      const own = chosen.find(({ sourceId }) => sourceId === source.id)
      return {
        sourceId: sourceIdOf(source.id),
        sourceName: language === 'tr' ? source.nameTr : source.nameEn,
        inApp: own?.inApp ?? unlessChosen.inApp,
        mail: own?.mail ?? unlessChosen.mail,
        push: own?.push ?? unlessChosen.push,
      }
    })
  }

  return {
    sources: async (): Promise<NotificationSource[]> => (await listSources(database)).map(sourceOf),

    changeSource: async (
      id: NotificationSourceId,
      { name, description, isOn, version }: SourceChange,
    ): Promise<NotificationSource> => {
      const row = await changeSource(database, id, version, {
        ...(name ? { nameTr: name.tr, nameEn: name.en } : {}),
        ...(description ? { descriptionTr: description.tr, descriptionEn: description.en } : {}),
        ...(isOn === undefined ? {} : { isOn }),
      })
      if (row) return sourceOf(row)
      throw problem('content.changedMeanwhile', { status: 409 })
    },

    send: async (
      body: SendNotificationBody,
      actor: Person,
      idempotencyKey: string | null,
    ): Promise<SentNotification> => {
      await attempts.count(`notification send ${actor.id}`, sendsPerPerson, 'identity.tooManyRequests')
      const sent = await idempotency.once(
        { call: 'sendNotification', actor, key: idempotencyKey, body },
        contract.sendNotification.answer,
        async (transaction) => {
          const { sourceId, audience, texts } = body
          if (!(await findSource(transaction, sourceId))?.isOn)
            throw problem('notification.sourceOff', { status: 409 })
          if (audience.kind === 'customer' && !(await customerExists(transaction, audience.customerId)))
            throw problem('request.invalid', {
              status: 400,
              errors: [{ field: 'body.audience.customerId', code: 'notification.customerUnknown' }],
            })
          const send = await writer.write(transaction, {
            sourceId,
            audience,
            texts,
            visibleFrom: clock(),
            sentBy: actor.id,
          })
          const found = send && (await findSend(transaction, send.id))
          const [answer] = found ? await shown(transaction, [found]) : []
          if (!answer) throw new Error('A notification that was just written cannot be found')
          return answer
        },
      )
      outbox.wakeSender()
      return sent
    },

    sent: async (sourceId: NotificationSourceId | undefined, page: Page) => {
      const { items, totalCount } = await listSends(database, sourceId, page)
      return { items: await shown(database, items), ...page, totalCount }
    },

    sentOne: async (id: string): Promise<SentNotification> => {
      const found = await findSend(database, id)
      const [answer] = found ? await shown(database, [found]) : []
      if (!answer) throw missing()
      return answer
    },

    /** Takes a notification back from everybody who has not heard of it elsewhere yet. What was sent stays on record. */
    withdraw: async (id: string, actor: Person): Promise<SentNotification> => {
      await attempts.count(`notification send ${actor.id}`, sendsPerPerson, 'identity.tooManyRequests')
      return database.transaction(async (transaction) => {
        if (!(await withdrawSend(transaction, id, clock()))) throw missing()
        await outbox.dropUnsent(transaction, { id })
        const found = await findSend(transaction, id)
        const [answer] = found ? await shown(transaction, [found]) : []
        if (!answer) throw missing()
        return answer
      })
    },

    mine: async (person: Person, language: Language, page: Page) => {
      const { items, totalCount, unreadCount } = await listNotifications(
        database,
        person,
        language,
        clock(),
        page,
      )
      return {
        items: items.map(({ readAt, visibleFrom, sourceId, ...item }) => ({
          ...item,
          sourceId: sourceIdOf(sourceId),
          isRead: readAt !== null,
          receivedAt: visibleFrom.toISOString(),
        })),
        ...page,
        totalCount,
        unreadCount,
      }
    },

    read: (id: string, person: Person, language: Language) =>
      mark(person, language, { id, isRemoved: false }),
    readAll: (person: Person, language: Language) => mark(person, language, { isRemoved: false }),
    remove: (id: string, person: Person, language: Language) =>
      mark(person, language, { id, isRemoved: true }),

    preferences,

    changePreferences: async (
      changes: readonly PreferenceChange[],
      person: Person,
      language: Language,
    ): Promise<NotificationPreference[]> => {
      await attempts.count(`notification mark ${person.id}`, marksPerPerson, 'identity.tooManyRequests')
      await database.transaction(async (transaction) => {
        // In one order, so that two requests at once do not wait for each other.
        const inOrder = changes.toSorted((one, other) => one.sourceId - other.sourceId)
        for (const { sourceId, ...ways } of inOrder)
          await keepPreference(
            transaction,
            { personId: person.id, sourceId, language, changedAt: clock() },
            withoutAbsent(ways),
          )
        await audit.record(transaction, {
          actor: person,
          subjectId: person.id,
          action: 'notificationPreference.update',
          details: { count: changes.length },
        })
      })
      return preferences(person, language)
    },
  }
}
