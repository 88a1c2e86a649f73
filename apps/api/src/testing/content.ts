import type { ContentKind, RichText } from '@avita/api-client/contract'
import type { Database } from '../database/database.ts'
import type { NewPiece, Publication, SettingsDraft, TextDraft } from '../modules/content/drafts.ts'
import { keepingStore } from '../modules/content/keeping-store.ts'

const hour = 3_600_000

/** A rich text of one paragraph. */
export const bodyOf = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A text that is out since an hour; what is given replaces. */
export const aText = (parts: Partial<TextDraft & Publication> = {}): TextDraft & Publication => ({
  language: 'tr',
  state: 'published',
  publishedAt: new Date(Date.now() - hour),
  title: 'Bir deneme',
  summary: 'Özet',
  body: bodyOf('Merhaba'),
  author: 'AVITA İçerik Ekibi',
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: null,
  sources: [],
  ...parts,
})

/** Writes a piece as it stands, past the rules of the editors; answers with its id. */
export const addPiece = async (
  database: Database,
  kind: ContentKind,
  settings: SettingsDraft,
  ...texts: NewPiece['texts']
): Promise<string> => {
  const id = crypto.randomUUID()
  await database.transaction((transaction) =>
    keepingStore(transaction).add([{ id, kind, settings, texts }], null),
  )
  return id
}
