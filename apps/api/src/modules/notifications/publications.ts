import { type ContentKind, notificationSources, type NotificationSourceId } from '@avita/api-client/contract'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { PublicationWatcher } from '../content/publications.ts'
import { notificationWriter } from './announce.ts'
import type { AnnouncedKind } from './texts.ts'

/** The source that speaks of a kind of content; of the other kinds nobody is told. */
const announced: Partial<
  Record<ContentKind, { readonly kind: AnnouncedKind; readonly source: NotificationSourceId }>
> = {
  bulletin: { kind: 'bulletin', source: notificationSources.bulletin },
  aboutLife: { kind: 'aboutLife', source: notificationSources.newDiscovery },
}

/** Tells employees of new bulletins and about-life pieces, in the transaction that publishes them. */
export const announcePublications = (
  deps: Pick<ModuleDeps, 'clock' | 'outbox' | 'config'>,
): PublicationWatcher => {
  const writer = notificationWriter(deps)
  return {
    published: async (transaction: Database, { kind, id, language, title, customerId, publishedAt }) => {
      const known = announced[kind]
      if (known)
        await writer.announce(transaction, {
          ...known,
          itemId: id,
          titles: { [language]: title },
          customerId,
          visibleFrom: publishedAt,
        })
    },
    changed: async (transaction: Database, { kind, id, customerId, titles }) => {
      const known = announced[kind]
      if (known) await writer.amend(transaction, { kind: known.kind, itemId: id, customerId, titles })
    },
    withdrawn: async (transaction: Database, { kind, id, language }) => {
      const known = announced[kind]
      if (known) await writer.retract(transaction, { kind: known.kind, itemId: id, language })
    },
    removed: async (transaction: Database, { kind, id }) => {
      const known = announced[kind]
      if (known) await writer.retract(transaction, { kind: known.kind, itemId: id })
    },
  }
}
