import type { ContentKind, ContentSource, ContentState, FaqGroup, RichText } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { SettingFields, TextFields } from './schema.ts'
import { plainText, readingMinutes } from './reading-minutes.ts'

/** A text in one language as an editor or the seed hands it in; a kind leaves out what it does not have. */
export interface TextDraft {
  readonly language: Language
  readonly title: string
  readonly summary?: string
  readonly body?: RichText
  readonly uri?: string
  readonly link?: string | null
  readonly linkLabel?: string | null
  /** Left out, it stays as it is. */
  readonly pictureAlt?: string | null | undefined
  readonly author: string
  readonly reviewer: string | null
  readonly reviewedOn: string | null
  readonly reviewDueOn: string | null
  readonly sources: readonly ContentSource[]
}

/** What the languages of a piece share. */
export interface SettingsDraft {
  readonly customerId?: string | null
  readonly categoryId?: string
  readonly datedOn?: string
  readonly position?: number
  readonly group?: FaqGroup
  readonly icon?: string
  readonly isActive?: boolean
  /** Left out, it stays as it is. */
  readonly pictureId?: string | null | undefined
}

/** Whether readers see a text, and since or from when; `now` is the database's own clock. */
export interface Publication {
  readonly state: ContentState
  readonly publishedAt: Date | 'now' | null
}

/** A whole piece at its beginning. */
export interface NewPiece {
  readonly id: string
  readonly kind: ContentKind
  readonly settings: SettingsDraft
  readonly texts: readonly (TextDraft & Publication)[]
}

/** The columns of a draft's settings. */
export const settingColumnsOf = (settings: SettingsDraft) => {
  const { customerId, categoryId, datedOn, position, group, icon, isActive, pictureId } = settings
  const fields: SettingFields = {
    ...(group === undefined ? {} : { group }),
    ...(icon === undefined ? {} : { icon }),
    ...(isActive === undefined ? {} : { isActive }),
  }
  return {
    customerId: customerId ?? null,
    categoryId: categoryId ?? null,
    datedOn: datedOn ?? null,
    position: position ?? 0,
    fields,
    ...(pictureId === undefined ? {} : { pictureId }),
  }
}

/** The columns of a draft's text; its words and its reading time are counted here. */
export const textColumnsOf = (draft: TextDraft) => {
  const { title, summary = '', body, uri, link, linkLabel, pictureAlt, author, reviewer } = draft
  const fields: TextFields = {
    ...(link === undefined ? {} : { link }),
    ...(linkLabel === undefined ? {} : { linkLabel }),
  }
  return {
    uri: uri ?? null,
    title: title.normalize('NFC'),
    summary: summary.normalize('NFC'),
    body: body ?? null,
    plainText: body ? plainText(body).normalize('NFC') : '',
    readingMinutes: body ? readingMinutes(body) : 0,
    author,
    reviewer,
    reviewedOn: draft.reviewedOn,
    reviewDueOn: draft.reviewDueOn,
    sources: draft.sources,
    fields,
    ...(pictureAlt === undefined ? {} : { pictureAlt: pictureAlt?.normalize('NFC') ?? null }),
  }
}
