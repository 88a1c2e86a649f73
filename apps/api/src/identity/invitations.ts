import { randomUUID } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import type { Database } from '../database/database.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { messageText } from '../delivery/messages.ts'
import { endResetLinks, makeResetLink } from './reset-links.ts'

const days = 7

export interface Invitations {
  /** Mails a new person the link with which they set their first password, in the transaction that makes the account. */
  readonly invite: (
    transaction: Database,
    person: { readonly id: string; readonly name: string; readonly email: string },
    language: Language,
  ) => Promise<void>
}

export const createInvitations = ({ clock, config, outbox }: ModuleDeps): Invitations => ({
  invite: async (transaction, { id, name, email }, language) => {
    const now = clock()
    const expiresAt = new Date(now.getTime() + days * 86_400_000)
    const messageId = randomUUID()
    await endResetLinks(transaction, id, now)
    const link = await makeResetLink(transaction, config.PUBLIC_URL, {
      userId: id,
      messageId,
      language,
      expiresAt,
    })
    await outbox.put(transaction, {
      id: messageId,
      kind: 'mail',
      recipient: email,
      expiresAt,
      ...messageText('invitation', language, { name, link, days }),
    })
  },
})
