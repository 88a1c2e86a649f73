import { expect, test } from 'vitest'
import en from './en/ui.json'
import tr from './tr/ui.json'

type Texts = { readonly [key: string]: string | Texts }

const entriesOf = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : entriesOf(value, `${prefix}${key}.`),
  )

const turkish = new Map(entriesOf(tr))
const english = new Map(entriesOf(en))

// A key that either language lacks does not compile: each file has the shape of the other.
const sameKeys: [typeof tr, typeof en] = [en, tr]

test('both languages have the same texts, and none is empty', () => {
  expect(sameKeys).toHaveLength(2)
  expect([...english.keys()].sort()).toEqual([...turkish.keys()].sort())
  expect([...turkish, ...english].filter(([, text]) => !text.trim())).toEqual([])
})

test('both languages fill in the same values', () => {
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
  const ofAll = (texts: Map<string, string>) =>
    [...texts].map(([key, text]) => [key, placeholders(text)] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  expect(ofAll(english)).toEqual(ofAll(turkish))
})

test('no text shouts', () => {
  expect([...turkish, ...english].filter(([, text]) => text.includes('!'))).toEqual([])
})

test('the toasts of the guard say what the specification says', () => {
  expect(en.toast.unauthorizedAccess).toEqual({
    title: 'Unauthorized access',
    text: 'You do not have permission to access the page you want to go to. Please login',
  })
  expect(en.toast.notViewable.text).toBe('You do not have permission to access the page you want to go to.')
})
