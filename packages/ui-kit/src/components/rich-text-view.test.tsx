import { expect, test } from 'vitest'
import { markupOf } from '../testing/render.tsx'
import type { RichTextBlock, RichTextDocument, RichTextMark } from './rich-text.ts'
import { RichTextView } from './rich-text-view.tsx'

const paragraph = (text: string, ...marks: RichTextMark[]): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})

const view = (...content: RichTextBlock[]) => markupOf(<RichTextView document={{ type: 'doc', content }} />)

test('every node of the contract becomes its element', () => {
  const html = view(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'İki' }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Üç' }] },
    paragraph('kalın', { type: 'bold' }),
    paragraph('eğik', { type: 'italic' }),
    paragraph('bağlantı', { type: 'link', attrs: { href: '/blog' } }),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'nokta' }] }] },
      ],
    },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'bir' }] }] },
      ],
    },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'söz' }] }],
    },
  )
  expect(html).toBe(
    '<div class="kit-prose"><h2>İki</h2><h3>Üç</h3><p><strong>kalın</strong></p><p><em>eğik</em></p>' +
      '<p><a href="/blog">bağlantı</a></p><ul><li><p>nokta</p></li></ul><ol><li><p>bir</p></li></ol>' +
      '<blockquote><p>söz</p></blockquote></div>',
  )
})

test('text that looks like markup stays text', () => {
  const html = view(paragraph('<img src=x onerror=alert(1)>'))
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  ' javascript:x',
])('a link to %s is left as its words', (href) => {
  const html = view(paragraph('tıklayın', { type: 'link', attrs: { href } }))
  expect(html).toBe('<div class="kit-prose"><p>tıklayın</p></div>')
})

test('a node that the contract does not know is left out, and what surrounds it stays', () => {
  const stored: RichTextDocument = JSON.parse(
    '{"type":"doc","content":[{"type":"script","content":[{"type":"text","text":"kötü"}]},' +
      '{"type":"paragraph","content":[{"type":"image","attrs":{"src":"https://evil.example"}},{"type":"text","text":"iyi"}]}]}',
  )
  expect(markupOf(<RichTextView document={stored} />)).toBe('<div class="kit-prose"><p>iyi</p></div>')
})
