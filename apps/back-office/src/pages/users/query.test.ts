import { assert, constantFrom, integer, property, record, string } from 'fast-check'
import { roles } from '@avita/api-client'
import { describe, expect, test } from 'vitest'
import { filterOf, narrowed, queryOf, type UserFilter } from './query.ts'

const everyone: UserFilter = { pageIndex: 1, searchTerm: '', roleId: null, isActive: null, isDeleted: null }

describe('the query of the users list', () => {
  test('that is empty asks for everyone, from the first page', () => {
    expect(filterOf(new URLSearchParams())).toEqual(everyone)
    expect(queryOf(everyone)).toBe('')
  })

  test('uses the names of the specification', () => {
    const filter = {
      pageIndex: 3,
      searchTerm: 'ayşe',
      roleId: roles.editor,
      isActive: false,
      isDeleted: true,
    }
    expect(queryOf(filter)).toBe('?searchTerm=ay%C5%9Fe&roleId=3&isActive=false&isDeleted=true&pageIndex=3')
  })

  test('survives the way through an address, whatever it holds', () => {
    assert(
      property(
        record({
          pageIndex: integer({ min: 1, max: 10_000 }),
          searchTerm: string({ maxLength: 100 }).map((text) => text.trim()),
          roleId: constantFrom(null, ...Object.values(roles)),
          isActive: constantFrom(null, true, false),
          isDeleted: constantFrom(null, true, false),
        }),
        (filter) => {
          expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter)
        },
      ),
    )
  })

  test.each(['pageIndex=0', 'pageIndex=-1', 'pageIndex=1.5', 'pageIndex=x', 'roleId=999', 'isActive=yes'])(
    '%s counts as absent',
    (query) => {
      expect(filterOf(new URLSearchParams(query))).toEqual(everyone)
    },
  )
})

test('a changed filter starts at the first page, a changed page keeps the filter', () => {
  const filter = { ...everyone, pageIndex: 4, searchTerm: 'kaya' }
  expect(narrowed(filter, { isActive: true })).toEqual({ ...filter, pageIndex: 1, isActive: true })
  expect(narrowed(filter, { pageIndex: 5 })).toEqual({ ...filter, pageIndex: 5 })
})
