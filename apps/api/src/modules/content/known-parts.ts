import { LinkTarget, type RichText } from '@avita/api-client/contract'

type Block = RichText['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
type Text = NonNullable<Paragraph['content']>[number]
type Mark = NonNullable<Text['marks']>[number]
type ListItem = Extract<Block, { type: 'bulletList' }>['content'][number]

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const eachOf = <Part>(value: unknown, known: (part: unknown) => Part | null): Part[] =>
  Array.isArray(value) ? value.map(known).filter((part) => part !== null) : []

const markOf = (value: unknown): Mark | null => {
  const type = partOf(value, 'type')
  if (type === 'bold' || type === 'italic') return { type }
  const href = LinkTarget.safeParse(partOf(partOf(value, 'attrs'), 'href'))
  return type === 'link' && href.success ? { type, attrs: { href: href.data } } : null
}

const textOf = (value: unknown): Text | null => {
  const text = partOf(value, 'text')
  if (partOf(value, 'type') !== 'text' || typeof text !== 'string' || text === '') return null
  const marks = eachOf(partOf(value, 'marks'), markOf).slice(0, 3)
  return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }
}

const paragraphOf = (value: unknown): Paragraph | null =>
  partOf(value, 'type') === 'paragraph'
    ? { type: 'paragraph', content: eachOf(partOf(value, 'content'), textOf) }
    : null

const itemOf = (value: unknown): ListItem | null => {
  const content = partOf(value, 'type') === 'listItem' ? eachOf(partOf(value, 'content'), paragraphOf) : []
  return content.length > 0 ? { type: 'listItem', content } : null
}

const blockOf = (value: unknown): Block | null => {
  const type = partOf(value, 'type')
  const content = partOf(value, 'content')
  if (type === 'paragraph') return paragraphOf(value)
  if (type === 'heading') {
    const level = partOf(partOf(value, 'attrs'), 'level') === 3 ? 3 : 2
    return { type, attrs: { level }, content: eachOf(content, textOf) }
  }
  if (type === 'bulletList' || type === 'orderedList') {
    const items = eachOf(content, itemOf)
    return items.length > 0 ? { type, content: items } : null
  }
  const paragraphs = type === 'blockquote' ? eachOf(content, paragraphOf) : []
  return paragraphs.length > 0 ? { type: 'blockquote', content: paragraphs } : null
}

/**
 * A kept body as far as it is a rich text. Whatever else came into the database, by an older version or another hand,
 * does not leave it; the rest of the text does.
 */
export const knownPartsOf = (body: unknown): RichText => ({
  type: 'doc',
  content: eachOf(partOf(body, 'content'), blockOf).slice(0, 500),
})
