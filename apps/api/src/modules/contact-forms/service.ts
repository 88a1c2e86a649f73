import { randomUUID } from 'node:crypto'
import type {
  ContactForm,
  ContactFormBody,
  ContactFormSummary,
  InboxState,
  Receipt,
  ServiceProviderFormBody,
} from '@avita/api-client/contract'
import { contract } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { eq } from 'drizzle-orm'
import type { Actor, Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { messageText } from '../../delivery/messages.ts'
import { addressKeyOf } from '../../identity/address-key.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { foldForSearch, normaliseName } from '../../text.ts'
import type { AuditDetails } from '../audit/codes.ts'
import { providerCvService } from '../provider-cvs/service.ts'
import { newReference } from './reference.ts'
import { contactForms } from './schema.ts'
import {
  addContactForm,
  changeContactForm,
  type ContactFormRow,
  findContactForm,
  type InboxFilter,
  listContactForms,
  removeContactForms,
} from './store.ts'

/** Who sends a form, as far as the limits have to know. */
export interface Sender {
  readonly actor: Actor
  readonly ip: string
  readonly language: Language
  readonly idempotencyKey: string | null
}

export interface InboxWish extends Omit<InboxFilter, 'search' | 'from' | 'before'> {
  readonly searchTerm?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly pageIndex: number
  readonly pageSize: number
}

const formsPerAddress = { times: 30, seconds: 3600 }
const formsPerMail = { times: 5, seconds: 3600 }
const acknowledgementDays = 3
const day = 86_400_000

/** Midnight of a day in Türkiye, which keeps one time all year. */
const beginOf = (date: string) => new Date(`${date}T00:00:00+03:00`)

const summaryOf = (row: ContactFormRow): ContactFormSummary => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  topic: row.topic,
  name: row.name,
  email: row.email,
  company: row.company,
  state: row.state,
  version: row.version,
  language: row.language,
  receivedAt: row.receivedAt.toISOString(),
})

const missing = () => problem('content.notFound', { status: 404 })

type Fields = Pick<
  ContactFormRow,
  'kind' | 'topic' | 'name' | 'email' | 'phone' | 'company' | 'provider' | 'privacyNoticeVersion'
> & { readonly message: string; readonly cvToken: string | null }

/** What the public forms bring, and the inboxes of the back office that read it. */
export const contactFormService = (deps: ModuleDeps) => {
  const { database, clock, vault, attempts, idempotency, outbox, audit } = deps
  const cvs = providerCvService(deps)
  const sealerOf = (id: string) => vault.sealerFor('contact form', id)

  // Whoever writes has no account: the entry stands in the chain of who reads.
  const record = (
    transaction: Database,
    actor: Person,
    action: `contactForm.${string}`,
    details: AuditDetails,
  ) => audit.record(transaction, { actor, subjectId: null, action, details })

  const limit = async (email: string, ip: string) => {
    await attempts.count(`form ip ${addressKeyOf(vault, ip)}`, formsPerAddress, 'identity.tooManyRequests')
    await attempts.count(
      `form mail ${vault.digest('mail', normaliseName(email))}`,
      formsPerMail,
      'identity.tooManyRequests',
    )
  }

  const keep = async (
    transaction: Database,
    { message, cvToken, ...fields }: Fields,
    language: Language,
  ): Promise<Receipt> => {
    const id = randomUUID()
    const reference = newReference()
    const now = clock()
    const cvId = cvToken === null ? null : await cvs.claim(transaction, cvToken)
    await addContactForm(transaction, {
      ...fields,
      cvId,
      id,
      reference,
      language,
      sealedMessage: sealerOf(id).seal(message),
      state: 'new',
      searchText: foldForSearch(`${reference} ${fields.name} ${fields.email} ${fields.company ?? ''}`),
      receivedAt: now,
      changedAt: now,
    })
    // Anyone can type a stranger's address: the mail carries nothing that was written in the form.
    await outbox.put(transaction, {
      kind: 'mail',
      recipient: fields.email,
      expiresAt: new Date(now.getTime() + acknowledgementDays * day),
      ...messageText('formReceived', language, { reference }),
    })
    return { reference, receivedAt: now.toISOString() }
  }

  const submit = async (
    call: 'contactForm' | 'serviceProviderForm',
    body: ContactFormBody | ServiceProviderFormBody,
    fields: Fields,
    { actor, ip, language, idempotencyKey }: Sender,
  ): Promise<Receipt> => {
    await limit(fields.email, ip)
    const receipt = await idempotency.once(
      { call, actor, key: idempotencyKey, body },
      contract[call].answer,
      (transaction) => keep(transaction, fields, language),
    )
    outbox.wakeSender()
    return receipt
  }

  return {
    contact: (body: ContactFormBody, sender: Sender): Promise<Receipt> => {
      const { kind, topic, name, email, phone, company, message, privacyNoticeVersion } = body
      const fields = {
        kind,
        topic,
        name,
        email,
        message,
        privacyNoticeVersion,
        phone: phone ?? null,
        company: company ?? null,
        provider: null,
        cvToken: null,
      }
      return submit('contactForm', body, fields, sender)
    },

    apply: (body: ServiceProviderFormBody, sender: Sender): Promise<Receipt> => {
      const { name, email, phone, message, privacyNoticeVersion, cvToken = null, ...provider } = body
      const fields = {
        name,
        email,
        phone,
        message,
        privacyNoticeVersion,
        provider,
        cvToken,
        kind: 'serviceProvider',
        topic: 'membership',
        company: null,
      } as const
      return submit('serviceProviderForm', body, fields, sender)
    },

    /** The list already shows names and addresses: the reading is on record. */
    list: ({ searchTerm, from, to, pageIndex, pageSize, ...filter }: InboxWish, actor: Person) =>
      database.transaction(async (transaction) => {
        const search = foldForSearch(searchTerm ?? '')
        const { items, totalCount } = await listContactForms(
          transaction,
          {
            ...filter,
            search: search || undefined,
            from: from === undefined ? undefined : beginOf(from),
            before: to === undefined ? undefined : new Date(beginOf(to).getTime() + day),
          },
          { pageIndex, pageSize },
        )
        const details = { count: items.length, totalCount, searched: search !== '' }
        await audit.recordReads(transaction, actor, [
          { subjectId: null, action: 'contactForm.list', details },
        ])
        return { items: items.map(summaryOf), pageIndex, pageSize, totalCount }
      }),

    /** One form in full; the reading is on record. */
    read: (id: string, actor: Person): Promise<ContactForm> =>
      database.transaction(async (transaction) => {
        const row = await findContactForm(transaction, id)
        if (!row) throw missing()
        await record(transaction, actor, 'contactForm.read', { formId: id })
        return {
          ...summaryOf(row),
          phone: row.phone,
          message: sealerOf(id).unseal(row.sealedMessage),
          provider: row.provider,
          cvId: row.cvId,
          privacyNoticeVersion: row.privacyNoticeVersion,
        }
      }),

    changeState: (
      id: string,
      change: { readonly state: InboxState; readonly version: number },
      actor: Person,
    ): Promise<ContactFormSummary> =>
      database.transaction(async (transaction) => {
        const row = await changeContactForm(transaction, id, { ...change, changedAt: clock() })
        if (!row) {
          if (await findContactForm(transaction, id))
            throw problem('content.changedMeanwhile', { status: 409 })
          throw missing()
        }
        await record(transaction, actor, 'contactForm.change', { formId: id, state: row.state })
        return summaryOf(row)
      }),

    remove: (id: string, actor: Person): Promise<void> =>
      database.transaction(async (transaction) => {
        const removed = await removeContactForms(transaction, eq(contactForms.id, id), clock())
        if (removed === 0) throw missing()
        await record(transaction, actor, 'contactForm.delete', { formId: id })
      }),
  }
}
