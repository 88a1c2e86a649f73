import { expectTypeOf, test } from 'vitest'
import type { KeysOf, SameKeys } from './same-keys.ts'

interface Turkish {
  title: string
  field: { name: string; mail: string }
}

test('the keys of a file are written as i18next writes them', () => {
  expectTypeOf<KeysOf<Turkish>>().toEqualTypeOf<'title' | 'field.name' | 'field.mail'>()
})

test('the same keys in both languages are the same, whatever their texts', () => {
  expectTypeOf<
    SameKeys<Turkish, { field: { mail: string; name: string }; title: string }>
  >().toEqualTypeOf<true>()
})

test('a key that either language lacks is named', () => {
  expectTypeOf<SameKeys<Turkish, { title: string; field: { name: string } }>>().toEqualTypeOf<{
    readonly missingInEnglish: 'field.mail'
    readonly missingInTurkish: never
  }>()
  expectTypeOf<SameKeys<{ title: string }, { title: string; lead: string }>>().toEqualTypeOf<{
    readonly missingInEnglish: never
    readonly missingInTurkish: 'lead'
  }>()
})
