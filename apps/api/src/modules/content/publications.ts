import type { ContentKind } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'

interface Piece {
  readonly kind: ContentKind
  readonly id: string
}

/** Who wants to know what comes out and what goes: told in the transaction in which it happens. */
export interface PublicationWatcher {
  readonly published: (
    transaction: Database,
    piece: Piece & {
      readonly language: Language
      readonly title: string
      readonly customerId: string | null
      /** Now, a past date that the editor chose, or the moment for which it is scheduled. */
      readonly publishedAt: Date | undefined
    },
  ) => Promise<void>
  /** What is meant for other people, or called otherwise, than before; told of every change, also where neither is so. */
  readonly changed: (
    transaction: Database,
    piece: Piece & {
      readonly customerId: string | null
      readonly titles: Readonly<Partial<Record<Language, string>>>
    },
  ) => Promise<void>
  readonly withdrawn: (transaction: Database, piece: Piece & { readonly language: Language }) => Promise<void>
  readonly removed: (transaction: Database, piece: Piece) => Promise<void>
}

export const nobodyWatches: PublicationWatcher = {
  published: () => Promise.resolve(),
  changed: () => Promise.resolve(),
  withdrawn: () => Promise.resolve(),
  removed: () => Promise.resolve(),
}
