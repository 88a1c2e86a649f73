import { expect, test } from 'vitest'
import { richTextOf } from './light-notation.ts'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (value: string) => ({ type: 'paragraph', content: [text(value)] })

test('blocks become headings, lists, quotes and paragraphs', () => {
  const body = richTextOf(`
## A heading

### A smaller one

Two lines
of one paragraph.

- one
- two

1. first

> said
`)

  expect(body.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('A heading')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('A smaller one')] },
    paragraph('Two lines of one paragraph.'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('one')] },
        { type: 'listItem', content: [paragraph('two')] },
      ],
    },
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('first')] }] },
    { type: 'blockquote', content: [paragraph('said')] },
  ])
})

test('bold, italic and links become marks', () => {
  expect(richTextOf('a **b** *c* [112](tel:112)').content).toEqual([
    {
      type: 'paragraph',
      content: [
        text('a '),
        { ...text('b'), marks: [{ type: 'bold' }] },
        text(' '),
        { ...text('c'), marks: [{ type: 'italic' }] },
        text(' '),
        { ...text('112'), marks: [{ type: 'link', attrs: { href: 'tel:112' } }] },
      ],
    },
  ])
})

test('a link that a browser would run is refused', () => {
  expect(() => richTextOf('[tap](javascript:alert)')).toThrow('richText.linkRefused')
})
