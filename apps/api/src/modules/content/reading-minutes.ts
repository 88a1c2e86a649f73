import type { RichText } from '@avita/api-client/contract'

/**
 * How many letters an unhurried reader takes in per minute: our own convention. Letters, because a Turkish word says
 * what English needs two or three for; counted by words, the same article would be shorter in Turkish.
 */
const lettersPerMinute = 900

type Block = RichText['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>

const paragraphsOf = (block: Block): readonly Pick<Paragraph, 'content'>[] => {
  if (block.type === 'paragraph' || block.type === 'heading') return [block]
  if (block.type === 'blockquote') return block.content
  return block.content.flatMap((item) => item.content)
}

/** The words of a text without its structure, one line per paragraph. */
export const plainText = (body: RichText): string =>
  body.content
    .flatMap(paragraphsOf)
    .map(({ content = [] }) => content.map(({ text }) => text).join(''))
    .join('\n')

/** Whole minutes, at least one. */
export const readingMinutes = (body: RichText): number =>
  Math.max(1, Math.round((plainText(body).match(/[\p{L}\p{N}]/gu)?.length ?? 0) / lettersPerMinute))
