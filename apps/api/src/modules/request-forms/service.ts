import { randomUUID } from 'node:crypto'
import {
  contract,
  HotelRequest,
  type InboxState,
  type MyRequest,
  type OpenedRequest,
  PsychologicalRequest,
  type PsychologicalRequestBody,
  type RequestSummary,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { z } from 'zod'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { messageText } from '../../delivery/messages.ts'
import { emergencyCard } from '../../emergency-card.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { newReference } from '../contact-forms/reference.ts'
import { sealerOfRequest } from './sealing.ts'
import {
  addRequest,
  changeRequest,
  emailOf,
  findRequest,
  listRequests,
  removeRequest,
  type RequestFilter,
  type RequestRow,
} from './store.ts'

interface Asking {
  readonly actor: Person
  readonly language: Language
  readonly idempotencyKey: string | null
}

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

const requestsPerPerson = { times: 10, seconds: 86_400 }
const acknowledgementDays = 3
const day = 86_400_000

const missing = () => problem('content.notFound', { status: 404 })

/** Today's date in Türkiye, which keeps one time all year. */
const today = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

const summaryOf = (row: RequestRow): RequestSummary => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  state: row.state,
  version: row.version,
  receivedAt: row.receivedAt.toISOString(),
})

/** What signed-in people ask for: read by themselves, and by staff one at a time, each reading in the audit log. */
export const requestFormService = (deps: ModuleDeps) => {
  const { database, clock, vault, attempts, idempotency, outbox, audit, participation } = deps

  const sealerOf = (row: Pick<RequestRow, 'kind' | 'id'>) => sealerOfRequest(vault, row)

  const unsealed = <Schema extends z.ZodType>(row: RequestRow, schema: Schema): z.output<Schema> | null => {
    const text = sealerOf(row).unseal(row.sealedAsked)
    return text === null ? null : schema.parse(JSON.parse(text))
  }

  const contentOf = (row: RequestRow) =>
    row.kind === 'hotel'
      ? ({ kind: 'hotel', asked: unsealed(row, HotelRequest) } as const)
      : ({ kind: 'psychological', asked: unsealed(row, PsychologicalRequest) } as const)

  const mineOf = (row: RequestRow): MyRequest => ({ ...summaryOf(row), ...contentOf(row) })

  const limit = ({ id }: Person) =>
    attempts.count(`request ${id}`, requestsPerPerson, 'identity.tooManyRequests')

  const keep = async (
    transaction: Database,
    {
      kind,
      asked,
      ...consents
    }: Pick<RequestRow, 'kind' | 'privacyNoticeVersion' | 'healthConsentVersion'> & {
      readonly asked: HotelRequest | PsychologicalRequest
    },
    { actor, language }: Asking,
  ) => {
    const id = randomUUID()
    const reference = newReference()
    const now = clock()
    await addRequest(transaction, {
      ...consents,
      id,
      reference,
      kind,
      personId: actor.id,
      sealedAsked: sealerOf({ kind, id }).seal(JSON.stringify(asked)),
      language,
      state: 'new',
      receivedAt: now,
      changedAt: now,
    })
    // That a form was sent, for the group figures of the employer; not which.
    const { id: personId, customerId } = actor
    await participation.record(transaction, { personId, customerId, kind: 'form' })
    const recipient = await emailOf(transaction, actor.id)
    if (recipient !== null)
      await outbox.put(transaction, {
        kind: 'mail',
        recipient,
        expiresAt: new Date(now.getTime() + acknowledgementDays * day),
        ...messageText('requestReceived', language, { reference }),
      })
    await audit.record(transaction, {
      actor,
      subjectId: actor.id,
      action: 'request.create',
      details: { requestId: id },
    })
    return { id, reference, receivedAt: now.toISOString() }
  }

  return {
    askForHotel: async (body: HotelRequest, asking: Asking) => {
      if (body.arrivesOn < today(clock()))
        throw problem('request.invalid', {
          status: 400,
          errors: [{ field: 'body.arrivesOn', code: 'requestForm.arrivesInThePast' }],
        })
      await limit(asking.actor)
      const answer = await idempotency.once(
        { call: 'hotelRequest', actor: asking.actor, key: asking.idempotencyKey, body },
        contract.hotelRequest.answer,
        (transaction) =>
          keep(
            transaction,
            { kind: 'hotel', asked: body, privacyNoticeVersion: null, healthConsentVersion: null },
            asking,
          ),
      )
      outbox.wakeSender()
      return answer
    },

    askForPsychologist: async (body: z.output<typeof PsychologicalRequestBody>, asking: Asking) => {
      const { privacyNoticeVersion, healthConsentVersion, ...asked } = body
      await limit(asking.actor)
      const answer = await idempotency.once(
        { call: 'psychologicalRequest', actor: asking.actor, key: asking.idempotencyKey, body },
        contract.psychologicalRequest.answer,
        async (transaction) => ({
          ...(await keep(
            transaction,
            { kind: 'psychological', asked, privacyNoticeVersion, healthConsentVersion },
            asking,
          )),
          emergency: emergencyCard(asking.language),
        }),
      )
      outbox.wakeSender()
      return answer
    },

    mine: (actor: Person, page: Page) =>
      database.transaction(async (transaction) => {
        const { items, totalCount } = await listRequests(transaction, { personId: actor.id }, page)
        await audit.recordReads(transaction, actor, [
          { subjectId: actor.id, action: 'request.list', details: { count: items.length } },
        ])
        return { items: items.map(mineOf), ...page, totalCount }
      }),

    withdraw: (id: string, actor: Person): Promise<void> =>
      database.transaction(async (transaction) => {
        if (!(await removeRequest(transaction, id, actor.id))) throw missing()
        await audit.record(transaction, {
          actor,
          subjectId: actor.id,
          action: 'request.withdraw',
          details: { requestId: id },
        })
      }),

    list: async (filter: Pick<RequestFilter, 'kind' | 'state'>, page: Page) => {
      const { items, totalCount } = await listRequests(database, filter, page)
      return { items: items.map(summaryOf), ...page, totalCount }
    },

    /** Opens a request for a member of staff; the reading and its reason are kept for the person to see. */
    open: (id: string, reason: string, actor: Person): Promise<OpenedRequest> =>
      database.transaction(async (transaction) => {
        const found = await findRequest(transaction, id)
        if (!found) throw missing()
        const { row, person } = found
        await audit.record(transaction, {
          actor,
          subjectId: person.id,
          action: 'request.read',
          reason,
          details: { requestId: id },
        })
        return { ...summaryOf(row), ...contentOf(row), person }
      }),

    changeState: (
      id: string,
      change: { readonly state: InboxState; readonly version: number },
      actor: Person,
    ): Promise<RequestSummary> =>
      database.transaction(async (transaction) => {
        const row = await changeRequest(transaction, id, { ...change, changedAt: clock() })
        if (!row) {
          if (await findRequest(transaction, id)) throw problem('content.changedMeanwhile', { status: 409 })
          throw missing()
        }
        await audit.record(transaction, {
          actor,
          subjectId: row.personId,
          action: 'request.change',
          details: { requestId: id, state: row.state },
        })
        return summaryOf(row)
      }),
  }
}
