import type { ArticleSummary } from '@avita/api-client'
import { describe, expect, test } from 'vitest'
import { filterOf, matching, newestFirst, queryOf } from './filter.ts'

const anArticle = (parts: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: 'a',
  title: 'Uykuya dalamıyorum',
  summary: 'Gecenin üçünde ne yapmalı?',
  category: { id: 'c', uri: 'uyku', name: 'Uyku' },
  readingMinutes: 5,
  publishedAt: '2026-01-02T00:00:00Z',
  picture: null,
  ...parts,
})

describe('the query of the list', () => {
  test('names a category and a text', () => {
    expect(filterOf(new URLSearchParams('category=uyku&q=gece'))).toEqual({ category: 'uyku', text: 'gece' })
  })

  test('that is empty narrows nothing', () => {
    expect(filterOf(new URLSearchParams('category=&q=%20'))).toEqual({ category: null, text: '' })
  })

  test('keeps at most a hundred characters of text', () => {
    expect(filterOf(new URLSearchParams({ q: 'x'.repeat(5000) })).text).toHaveLength(100)
  })

  test.each([
    { category: null, text: '' },
    { category: 'iş-yaşamı', text: 'ne & nasıl?' },
    { category: null, text: 'uyku' },
  ])('survives the way through an address: %o', (filter) => {
    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter)
  })

  test('leaves out what is empty', () => {
    expect(queryOf({ category: null, text: ' ' })).toBe('')
  })
})

describe('the text filter', () => {
  test('finds a word in the title or in the summary, in any case', () => {
    expect(matching([anArticle()], 'UYKUYA üçünde', 'tr')).toHaveLength(1)
  })

  test('follows the letters of the language: I is ı in Turkish and i in English', () => {
    const article = anArticle({ title: 'ISINMA', summary: '' })
    expect(matching([article], 'ısınma', 'tr')).toHaveLength(1)
    expect(matching([article], 'ısınma', 'en')).toHaveLength(0)
  })

  test('wants every word', () => {
    expect(matching([anArticle()], 'uykuya kaygı', 'tr')).toEqual([])
  })
})

test('articles come the newest first, each once', () => {
  const older = anArticle({ id: 'older', publishedAt: '2025-12-31T23:00:00Z' })
  const newer = anArticle({ id: 'newer' })
  expect(newestFirst([older, newer, older]).map(({ id }) => id)).toEqual(['newer', 'older'])
})
