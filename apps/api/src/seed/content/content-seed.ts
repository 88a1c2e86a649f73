import type { ContentSource } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { CategoryKey } from './categories.ts'

/** What a reader reads in one language; the body in the light notation (`light-notation.ts`). */
export interface ContentTextSeed {
  readonly title: string
  readonly summary: string
  readonly body: string
  /** What its claims rest on: named by the reference, or read by whoever wrote it. */
  readonly sources?: readonly ContentSource[]
  /** `YYYY-MM-DD`; left out, the rule of its kind holds (`seed-content.ts`). */
  readonly reviewDueOn?: string
}

/** A language that is left out does not exist. */
type InSomeLanguages<Text> = Readonly<Partial<Record<Language, Text>>>
type InEveryLanguage<Text> = Readonly<Record<Language, Text>>

interface Keyed {
  /** Never changes: the id is made from it. */
  readonly key: string
}

interface BlogTextSeed extends ContentTextSeed {
  /** The last part of the address, unique among the blogs of its language. */
  readonly uri: string
}

export interface BlogSeed extends Keyed, InSomeLanguages<BlogTextSeed> {
  readonly category: CategoryKey
  readonly publishedAt: string
}

export interface BulletinSeed extends Keyed, InSomeLanguages<ContentTextSeed> {
  /** `YYYY-MM-DD` */
  readonly issuedOn: string
}

export interface AboutLifeSeed extends Keyed, InSomeLanguages<ContentTextSeed> {
  /** `YYYY-MM-DD` */
  readonly publishedOn: string
}

/** Turkish only: the press room has no English pages. */
export interface PressSeed extends Keyed {
  /** `YYYY-MM-DD` */
  readonly publishedOn: string
  readonly tr: ContentTextSeed
}

interface FaqTextSeed {
  readonly question: string
  /** In the light notation. */
  readonly answer: string
}

export interface FaqSeed extends Keyed, InEveryLanguage<FaqTextSeed> {
  readonly group: 'programme' | 'privacy' | 'appointments' | 'account'
}

export interface ServiceSeed extends Keyed, InEveryLanguage<ContentTextSeed> {
  readonly icon: string
}

export type ProductSeed = ServiceSeed
