import { RichText } from '@avita/api-client/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleSeeds } from '../../seed/content/articles/index.ts'
import { richTextOf } from '../../seed/content/light-notation.ts'
import { knownPartsOf } from './known-parts.ts'

test('a rich text comes out as it went in', () => {
  for (const seed of articleSeeds) {
    const body = richTextOf(seed.tr?.body ?? seed.en?.body ?? '')
    expect(knownPartsOf(body)).toEqual(body)
  }
})

test('what is unknown is left out, and the rest of the text stays', () => {
  const kept = {
    type: 'doc',
    content: [
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
      {
        type: 'paragraph',
        attrs: { style: 'x' },
        content: [
          {
            type: 'text',
            text: 'dokunun',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'bold' }],
          },
          { type: 'html', text: '<b>' },
        ],
      },
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Başlık' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'table' }] }] },
    ],
  }

  expect(knownPartsOf(kept)).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'dokunun', marks: [{ type: 'bold' }] }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Başlık' }] },
    ],
  })
})

const word = fc.constantFrom(
  'doc',
  'paragraph',
  'text',
  'heading',
  'bulletList',
  'listItem',
  'blockquote',
  'link',
  'x',
)
const anything = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.oneof(word, fc.anything({ maxDepth: 1 })),
      text: fc.oneof(fc.string(), fc.integer()),
      attrs: fc.oneof(fc.record({ level: fc.integer(), href: fc.string() }), fc.anything({ maxDepth: 1 })),
      marks: fc.array(tie('node'), { maxLength: 4 }),
      content: fc.oneof(
        { maxDepth: 4 },
        fc.anything({ maxDepth: 1 }),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    },
    { requiredKeys: [] },
  ),
})).node

test('whatever lies in the database, what leaves is a rich text', () => {
  fc.assert(
    fc.property(fc.oneof(anything, fc.anything()), (body) => {
      expect(RichText.safeParse(knownPartsOf(body)).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
