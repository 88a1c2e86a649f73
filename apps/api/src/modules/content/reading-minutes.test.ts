import type { RichText } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { plainText, readingMinutes } from './reading-minutes.ts'

const paragraphs = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

test('headings, lists and quotes are read as well, and a mark within a word does not part it', () => {
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

  expect(plainText(body)).toBe('112’yi arayın\nbir iki\nyarım')
})

test('a short text takes a minute, a longer one more, and spaces and signs none', () => {
  expect(readingMinutes(paragraphs('Merhaba'))).toBe(1)
  expect(readingMinutes(paragraphs('söz, '.repeat(900)))).toBe(3)
})
