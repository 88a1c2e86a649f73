import { randomUUID } from 'node:crypto'
import type { NotificationAudience, NotificationSourceId, NotificationText } from '@avita/api-client/contract'
import { type Language, languages } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { audienceOf, sourceIdOf } from './rows.ts'
import {
  addSend,
  addText,
  changeText,
  countAudience,
  findSendOfItem,
  findSource,
  outsideOf,
  readdressSend,
  recipientsBy,
  removeSend,
  removeText,
  type SendRow,
  settleSend,
  type Texts,
  textsOf,
} from './store.ts'
import { announcementText, type AnnouncedKind, mailText } from './texts.ts'

const expiryDays = 7
const day = 86_400_000
const ways = ['mail', 'push'] as const

interface Announced {
  readonly kind: AnnouncedKind
  readonly itemId: string
}

/** What is said of something that is published: its title per language, and the one company it is for. */
interface Saying extends Announced {
  readonly titles: Readonly<Partial<Record<Language, string | undefined>>>
  /** `null` where every employee may read it. */
  readonly customerId: string | null
}

/** Something that has been published in some languages, or will be at `visibleFrom`; the others follow with later calls. */
export interface Announcement extends Saying {
  readonly source: NotificationSourceId
  readonly visibleFrom?: Date | undefined
}

interface NewSend {
  readonly sourceId: NotificationSourceId
  readonly audience: NotificationAudience
  readonly visibleFrom: Date
  readonly sentBy: string | null
  readonly item: Announced | null
}

const audienceFor = (customerId: string | null): NotificationAudience =>
  customerId === null ? { kind: 'employees' } : { kind: 'customer', customerId }

const saidIn = ({ kind, itemId, titles }: Saying) =>
  languages.flatMap((language) => {
    const title = titles[language]
    return title === undefined
      ? []
      : [{ language, text: announcementText(kind, itemId, title, language) } as const]
  })

/** Writes notifications into the transaction of their cause. */
export const notificationWriter = (deps: Pick<ModuleDeps, 'clock' | 'outbox' | 'config'>) => {
  const { clock, outbox, config } = deps

  const messageBy = (
    way: (typeof ways)[number],
    language: Language,
    text: NotificationText,
    visibleFrom: Date,
  ) => ({
    kind: way,
    subject: text.title,
    text: way === 'mail' ? mailText(language, text, config.PUBLIC_URL) : text.text,
    expiresAt: new Date(visibleFrom.getTime() + expiryDays * day),
    notBefore: visibleFrom,
  })

  /** Mails and pushes to those who have switched them on, one statement per way. */
  const tellOutside = async (
    transaction: Database,
    { id, ...send }: SendRow,
    { language, text }: { readonly language: Language; readonly text: NotificationText },
    visibleFrom: Date,
    exceptTo?: NotificationAudience,
  ) => {
    for (const way of ways) {
      const message = messageBy(way, language, text, visibleFrom)
      // What is published under an old date is no news.
      if (message.expiresAt <= clock()) continue
      await outbox.putForMany(
        transaction,
        { ...message, cause: { id, language } },
        recipientsBy(
          way,
          audienceOf(send),
          sourceIdOf(send.sourceId),
          language,
          exceptTo && outsideOf(exceptTo),
        ),
      )
    }
  }

  const add = async (
    transaction: Database,
    { sourceId, audience, visibleFrom, sentBy, item }: NewSend,
  ): Promise<SendRow | null> =>
    addSend(transaction, {
      id: randomUUID(),
      sourceId,
      audience: audience.kind,
      customerId: audience.kind === 'customer' ? audience.customerId : null,
      roleId: audience.kind === 'role' ? audience.roleId : null,
      itemKind: item?.kind ?? null,
      itemId: item?.itemId ?? null,
      sentBy,
      createdAt: clock(),
      visibleFrom,
      recipientCount: await countAudience(transaction, audience),
    })

  const say = async (
    transaction: Database,
    send: SendRow,
    said: { readonly language: Language; readonly text: NotificationText },
    visibleFrom: Date,
  ) => {
    await addText(transaction, { sendId: send.id, language: said.language, ...said.text, visibleFrom })
    await tellOutside(transaction, send, said, visibleFrom)
  }

  /** Says it otherwise, or at another moment, to those who have not heard of it yet. */
  const sayAnew = async (
    transaction: Database,
    { id }: SendRow,
    { language, text }: { readonly language: Language; readonly text: NotificationText },
    { visibleFrom, isShown }: { readonly visibleFrom: Date; readonly isShown: boolean },
  ) => {
    await changeText(transaction, id, language, { ...text, visibleFrom, isShown })
    for (const way of ways)
      await outbox.changeUnsent(transaction, { id, language }, messageBy(way, language, text, visibleFrom))
  }

  /**
   * Turns a notification to other people. What waits for those it is no longer for, goes; who joins them is told outside
   * the app only of what is still to come, so that nobody is told twice.
   */
  const readdress = async (
    transaction: Database,
    send: SendRow,
    customerId: string | null,
  ): Promise<SendRow> => {
    const [before, audience] = [audienceOf(send), audienceFor(customerId)]
    if (send.customerId === customerId) return send
    const change = {
      audience: audience.kind === 'customer' ? ('customer' as const) : ('employees' as const),
      customerId,
      recipientCount: await countAudience(transaction, audience),
    }
    await readdressSend(transaction, send.id, change)
    const turned = { ...send, ...change }
    const sourceId = sourceIdOf(send.sourceId)
    for (const { language, visibleFrom, isShown, title, text, link } of await textsOf(transaction, [
      send.id,
    ])) {
      for (const kind of ways)
        await outbox.dropUnsent(transaction, {
          id: send.id,
          language,
          kind,
          unlessTo: recipientsBy(kind, audience, sourceId, language),
        })
      if (isShown && visibleFrom > clock())
        await tellOutside(transaction, turned, { language, text: { title, text, link } }, visibleFrom, before)
    }
    return turned
  }

  return {
    /** A notification of its own. */
    write: async (
      transaction: Database,
      { texts, ...parts }: Omit<NewSend, 'item'> & { readonly texts: Texts },
    ): Promise<SendRow | null> => {
      const send = await add(transaction, { ...parts, item: null })
      for (const language of send ? languages : []) {
        const text = texts[language]
        if (send && text) await say(transaction, send, { language, text }, parts.visibleFrom)
      }
      return send
    },

    /**
     * Lets a notification arise from a publication, for those who may read it. Called again for the other language, it
     * adds that language's text; called again for the same, it tells nobody twice, but moves what is still to come to
     * its new moment. While the source is off nothing arises, and what staff have taken back stays so.
     */
    announce: async (
      transaction: Database,
      { source, visibleFrom = clock(), ...saying }: Announcement,
    ): Promise<void> => {
      const { kind, itemId, customerId } = saying
      const isOn = (await findSource(transaction, source))?.isOn ?? false
      const known = await findSendOfItem(transaction, kind, itemId)
      if (known ? known.withdrawnAt !== null : !isOn) return
      const send = known
        ? await readdress(transaction, known, customerId)
        : await add(transaction, {
            sourceId: source,
            audience: audienceFor(customerId),
            visibleFrom,
            item: saying,
            sentBy: null,
          })
      if (!send) throw new Error('Two publications of one piece at once')
      const texts = await textsOf(transaction, [send.id])
      for (const said of saidIn(saying)) {
        const text = texts.find(({ language }) => language === said.language)
        if (text) await sayAnew(transaction, send, said, { visibleFrom, isShown: text.isShown || isOn })
        else if (isOn) await say(transaction, send, said, visibleFrom)
      }
      await settleSend(transaction, send.id)
    },

    /** Brings what was announced in step with a change of what it speaks of. Of what was not announced it tells nobody. */
    amend: async (transaction: Database, saying: Saying): Promise<void> => {
      const known = await findSendOfItem(transaction, saying.kind, saying.itemId)
      if (!known || known.withdrawnAt !== null) return
      const send = await readdress(transaction, known, saying.customerId)
      const texts = await textsOf(transaction, [send.id])
      for (const said of saidIn(saying)) {
        const text = texts.find(({ language }) => language === said.language)
        if (text) await sayAnew(transaction, send, said, text)
      }
    },

    /** Takes back what was announced about an item: in a language in which it is no longer out, or altogether. */
    retract: async (
      transaction: Database,
      { kind, itemId, language }: Announced & { readonly language?: Language },
    ): Promise<void> => {
      const send = await findSendOfItem(transaction, kind, itemId)
      if (!send) return
      await outbox.dropUnsent(transaction, { id: send.id, language })
      if (language === undefined) return removeSend(transaction, send.id)
      const texts = await textsOf(transaction, [send.id])
      const text = texts.find((candidate) => candidate.language === language)
      if (!text) return
      const isHeard =
        text.visibleFrom <= clock() || (await outbox.hasSent(transaction, { id: send.id, language }))
      // What nobody has heard of may be told when it is published after all.
      if (isHeard) return changeText(transaction, send.id, language, { isShown: false })
      await removeText(transaction, send.id, language)
      await settleSend(transaction, send.id)
    },
  }
}
