import type { RichText } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { readingMinutes, wordsIn } from './reading-minutes.ts'

const paragraphs = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

test('words are counted in headings, lists and quotes as well, and an apostrophe does not part them', () => {
  const text = (value: string) => ({ type: 'text' as const, text: value })
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('112’yi arayın')] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('bir iki')] }] }],
      },
      {
        type: 'blockquote',
        content: [
          { type: 'paragraph', content: [text('yarı'), { ...text('m'), marks: [{ type: 'bold' }] }] },
        ],
      },
    ],
  }

  expect(wordsIn(body)).toBe(5)
})

test('a short text takes a minute and a longer one more', () => {
  expect(readingMinutes(paragraphs('Merhaba'))).toBe(1)
  expect(readingMinutes(paragraphs(Array.from({ length: 540 }, () => 'söz').join(' ')))).toBe(3)
})
