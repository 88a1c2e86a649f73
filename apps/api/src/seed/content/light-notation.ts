import { RichText } from '@avita/api-client/contract'

type Block = RichText['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
type Inline = NonNullable<Paragraph['content']>[number]

const inlinePattern = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g

const inline = (line: string): Inline[] => {
  const parts: Inline[] = []
  let end = 0
  for (const match of line.matchAll(inlinePattern)) {
    const { bold, italic, label, href } = match.groups ?? {}
    if (match.index > end) parts.push({ type: 'text', text: line.slice(end, match.index) })
    if (bold) parts.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    if (italic) parts.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    if (label && href) parts.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] })
    end = match.index + match[0].length
  }
  if (end < line.length) parts.push({ type: 'text', text: line.slice(end) })
  return parts
}

const paragraph = (line: string): Paragraph => ({ type: 'paragraph', content: inline(line) })

const items = (lines: readonly string[], mark: RegExp) =>
  lines.map((line) => ({ type: 'listItem' as const, content: [paragraph(line.replace(mark, ''))] }))

const block = (text: string): Block => {
  const lines = text.split('\n').map((line) => line.trim())
  const all = (mark: RegExp) => lines.every((line) => mark.test(line))
  if (all(/^- /)) return { type: 'bulletList', content: items(lines, /^- /) }
  if (all(/^\d+\. /)) return { type: 'orderedList', content: items(lines, /^\d+\. /) }
  if (all(/^> /)) return { type: 'blockquote', content: lines.map((line) => paragraph(line.slice(2))) }
  if (text.startsWith('### ')) return { type: 'heading', attrs: { level: 3 }, content: inline(text.slice(4)) }
  if (text.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: inline(text.slice(3)) }
  return paragraph(lines.join(' '))
}

/**
 * Reads the notation our texts are written in: blocks parted by an empty line, `## ` and `### ` headings, `- ` and
 * `1. ` lists, `> ` quotes, `**bold**`, `*italic*`, `[label](target)`. Throws where the result is not a rich text.
 */
export const richTextOf = (notation: string): RichText =>
  RichText.parse({
    type: 'doc',
    content: notation
      .trim()
      .split(/\n\s*\n/)
      .map((text) => block(text.trim())),
  })
