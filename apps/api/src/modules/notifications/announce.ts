import { randomUUID } from 'node:crypto'
import type { NotificationAudience, NotificationSourceId } from '@avita/api-client/contract'
import { type Language, languages } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import {
  addSend,
  addTexts,
  countAudience,
  findSendOfItem,
  findSource,
  hideText,
  recipientsBy,
  removeSendOfItem,
  type SendRow,
  type Texts,
} from './store.ts'
import { announcementText, type AnnouncedKind, mailText } from './texts.ts'

const expiryDays = 7
const day = 86_400_000

/** Something that has been published, or will be at `visibleFrom`. */
export interface Announcement {
  readonly source: NotificationSourceId
  readonly kind: AnnouncedKind
  readonly itemId: string
  /** The title in each language that is out; the other may follow with a later call. */
  readonly titles: Readonly<Partial<Record<Language, string | undefined>>>
  readonly visibleFrom?: Date | undefined
  /** The one company it is for; `null` where every employee may read it. */
  readonly customerId: string | null
}

/** Writes notifications into the transaction of their cause. */
export const notificationWriter = (deps: Pick<ModuleDeps, 'clock' | 'outbox' | 'config'>) => {
  const { clock, outbox, config } = deps

  /** Mails and pushes to those who have switched them on, one statement per way and language. */
  const tellOutside = async (
    transaction: Database,
    audience: NotificationAudience,
    send: { readonly sourceId: NotificationSourceId; readonly visibleFrom: Date },
    texts: Texts,
    among: readonly Language[],
  ) => {
    const expiresAt = new Date(send.visibleFrom.getTime() + expiryDays * day)
    for (const language of among) {
      const text = texts[language]
      if (!text) continue
      for (const way of ['mail', 'push'] as const)
        await outbox.putForMany(
          transaction,
          {
            kind: way,
            subject: text.title,
            text: way === 'mail' ? mailText(language, text, config.PUBLIC_URL) : text.text,
            expiresAt,
            notBefore: send.visibleFrom,
          },
          recipientsBy(way, audience, send.sourceId, language),
        )
    }
  }

  const write = async (
    transaction: Database,
    parts: {
      readonly sourceId: NotificationSourceId
      readonly audience: NotificationAudience
      readonly texts: Texts
      readonly visibleFrom: Date
      readonly sentBy: string | null
      readonly item: { readonly kind: AnnouncedKind; readonly id: string } | null
    },
  ): Promise<SendRow | null> => {
    const { sourceId, audience, texts, visibleFrom, sentBy, item } = parts
    const send = await addSend(transaction, {
      id: randomUUID(),
      sourceId,
      audience: audience.kind,
      customerId: audience.kind === 'customer' ? audience.customerId : null,
      roleId: audience.kind === 'role' ? audience.roleId : null,
      itemKind: item?.kind ?? null,
      itemId: item?.id ?? null,
      sentBy,
      createdAt: clock(),
      visibleFrom,
      recipientCount: await countAudience(transaction, audience),
    })
    if (!send) return null
    const added = await addTexts(transaction, send.id, texts)
    await tellOutside(transaction, audience, { sourceId, visibleFrom }, texts, added)
    return send
  }

  return {
    write,

    /**
     * Lets a notification arise from a publication, for those who may read it. Called again for the other language, it
     * adds that language's text; called again for the same, it tells nobody twice. While the source is off nothing arises.
     */
    announce: async (
      transaction: Database,
      { source, kind, itemId, titles, customerId, visibleFrom = clock() }: Announcement,
    ): Promise<void> => {
      if (!(await findSource(transaction, source))?.isOn) return
      const texts: Texts = Object.fromEntries(
        languages.flatMap((language) => {
          const title = titles[language]
          return title === undefined ? [] : [[language, announcementText(kind, itemId, title, language)]]
        }),
      )
      const audience: NotificationAudience =
        customerId === null ? { kind: 'employees' } : { kind: 'customer', customerId }
      const item = { kind, id: itemId }
      const written = await write(transaction, {
        sourceId: source,
        audience,
        texts,
        visibleFrom,
        item,
        sentBy: null,
      })
      if (written) return
      const known = await findSendOfItem(transaction, kind, itemId)
      if (!known) return
      const added = await addTexts(transaction, known.id, texts)
      await tellOutside(transaction, audience, { sourceId: source, visibleFrom }, texts, added)
    },

    /** Takes back what was announced about an item: in a language in which it is no longer out, or altogether. */
    retract: async (
      transaction: Database,
      { kind, itemId, language }: Pick<Announcement, 'kind' | 'itemId'> & { readonly language?: Language },
    ): Promise<void> => {
      if (language === undefined) return removeSendOfItem(transaction, kind, itemId)
      const send = await findSendOfItem(transaction, kind, itemId)
      if (send) await hideText(transaction, send.id, language)
    },
  }
}
