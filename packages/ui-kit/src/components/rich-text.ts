/** The structured text of the contract (`RichText` of api-client), as far as it is rendered. */
export type RichTextMark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

export interface RichTextText {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly RichTextMark[] | undefined
}

export interface RichTextParagraph {
  readonly type: 'paragraph'
  readonly content?: readonly RichTextText[] | undefined
}

interface RichTextHeading {
  readonly type: 'heading'
  readonly attrs: { readonly level: 2 | 3 }
  readonly content: readonly RichTextText[]
}

interface RichTextList {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly {
    readonly type: 'listItem'
    readonly content: readonly RichTextParagraph[]
  }[]
}

interface RichTextQuote {
  readonly type: 'blockquote'
  readonly content: readonly RichTextParagraph[]
}

export type RichTextBlock = RichTextParagraph | RichTextHeading | RichTextList | RichTextQuote

export interface RichTextDocument {
  readonly type: 'doc'
  readonly content: readonly RichTextBlock[]
}
