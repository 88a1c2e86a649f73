import type { RichText } from '@avita/api-client/contract'

/** How many words an unhurried reader takes in per minute: our own convention, the same for both languages. */
const wordsPerMinute = 180

type Block = RichText['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>

const paragraphsOf = (block: Block): readonly Pick<Paragraph, 'content'>[] => {
  if (block.type === 'paragraph' || block.type === 'heading') return [block]
  if (block.type === 'blockquote') return block.content
  return block.content.flatMap((item) => item.content)
}

/** How many words a text has; a word that carries a mark half way through counts once. */
export const wordsIn = (body: RichText): number =>
  body.content
    .flatMap(paragraphsOf)
    .map(({ content = [] }) => content.map(({ text }) => text).join(''))
    .reduce((words, text) => words + (text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0)

/** Whole minutes, at least one. */
export const readingMinutes = (body: RichText): number =>
  Math.max(1, Math.round(wordsIn(body) / wordsPerMinute))
