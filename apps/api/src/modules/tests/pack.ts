import type { Language } from '@avita/i18n-routes'

/** A text in both languages. Packs are data: their words are frozen with them, not kept among the locales. */
export type Texts = Readonly<Record<Language, string>>

export interface Option {
  readonly value: number
  readonly label: Texts
  /** What the answer adds to the score; its value where absent. */
  readonly points?: number
}

export interface Band {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly label: Texts
  readonly means: Texts
  readonly nextStep: Texts
}

export interface Item {
  readonly id: string
  readonly text: Texts
  /** Where the item has its own; the pack's otherwise. */
  readonly options?: readonly Option[]
  readonly isReversed?: true
  /** Asked, never counted. */
  readonly isUnscored?: true
  /** An answer above this opens the emergency card, whatever else was answered. */
  readonly emergencyAbove?: number
}

/** An item of a form whose items each stand alone. */
interface BandedItem extends Item {
  readonly bands: readonly Band[]
}

/** An item of a reflection, with what may help by answer. */
export interface ReflectionItem extends Omit<Item, 'isReversed' | 'isUnscored'> {
  readonly tips: readonly { readonly values: readonly number[]; readonly text: Texts }[]
}

export interface Licence {
  readonly verdict: 'green' | 'amber'
  /** The terms and the credit that readers see. */
  readonly text: Texts
  /** In `licences/`: the terms, where they were read, and what is owed. */
  readonly file: string
}

/** Where the words come from: printed by the authors, their own translation, a validated one, or ours. */
export type Origin = 'original' | 'official' | 'validated' | 'project'

/** From how many points on a difference is more than chance, and who says so. */
export interface ChangeRule {
  /** `reliableChange`: computed after Jacobson and Truax from the figures; `published`: printed by the source. */
  readonly points:
    | { readonly kind: 'published'; readonly points: number }
    | { readonly kind: 'reliableChange'; readonly standardDeviation: number; readonly reliability: number }
  readonly source: string
}

/** Answers and what they have to come to: the borders between bands, for the tests. */
export interface Vector {
  readonly answers: readonly (number | null)[]
  readonly score: number | null
  readonly band: string | null
}

interface PackFacts {
  readonly id: string
  readonly version: number
  readonly languages: readonly Language[]
  readonly title: Texts
  readonly intro: Texts
  readonly minutes: number
  /** How far back the questions look, and so the earliest repeat; `null` where they ask about life in general. */
  readonly lookBackDays: number | null
  readonly limits: Texts
  readonly citation: string
  readonly licence: Licence
  readonly origin: Readonly<Record<Language, Origin>>
  /** Validation studies per language. */
  readonly studies: Readonly<Record<Language, readonly string[]>>
  /** Who looked through it, and when; `null` where nobody has. */
  readonly reviewedOn: string | null
  readonly reviewer: string | null
}

interface ScaleFacts extends PackFacts {
  readonly kind: 'scale'
  readonly instruction: Texts
  readonly options: readonly Option[]
  readonly vectors: readonly Vector[]
}

/** A scale whose points are added up. */
export interface SumScale extends ScaleFacts {
  readonly scoring: 'sum'
  readonly higherIs: 'better' | 'worse'
  readonly items: readonly Item[]
  readonly bands: readonly Band[]
  readonly change: ChangeRule | null
}

/** A scale whose items each stand alone: there is no total. */
export interface ItemwiseScale extends ScaleFacts {
  readonly scoring: 'itemwise'
  readonly items: readonly BandedItem[]
}

export interface Reflection extends PackFacts {
  readonly kind: 'reflection'
  readonly instruction: Texts
  readonly options: readonly Option[]
  readonly items: readonly ReflectionItem[]
}

/** An instrument whose licence does not allow us its words (yet): its structure is known, its items are held back. */
export interface HeldBackPack extends PackFacts {
  readonly kind: 'heldBack'
  readonly itemCount: number
  readonly scoringNote: string
  /** What has to be in hand before a version with words can be written. */
  readonly needs: string
}

export type Scale = SumScale | ItemwiseScale
/** What can be taken. */
export type Form = Scale | Reflection
export type Pack = Form | HeldBackPack

export const optionsOf = (pack: Form, item: Pick<Item, 'options'>): readonly Option[] =>
  item.options ?? pack.options
