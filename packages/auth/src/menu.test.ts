import {
  type ActionName,
  actionNames,
  type AuthorizedPage,
  type NavigationItem,
  permissionsOf,
} from '@avita/api-client'
import { languages, pageIds } from '@avita/i18n-routes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterMenu, markSelected } from './menu.ts'
import { isActionPermitted, isPageViewable } from './permissions.ts'

const item = (name: NavigationItem['name'], rest: Partial<NavigationItem> = {}): NavigationItem => ({
  name,
  displayName: name,
  iconClass: '',
  route: `/${name}`,
  isStatic: false,
  supportedLangs: ['tr', 'en'],
  subItems: [],
  ...rest,
})

const may = (...names: AuthorizedPage['name'][]): AuthorizedPage[] =>
  names.map((name) => ({ name, authorizedActions: [] }))

const names = (items: readonly NavigationItem[]): unknown[] =>
  items.map(({ name, subItems }) => (subItems.length > 0 ? [name, names(subItems)] : name))

test('an item shows if its name is authorized, or it is static', () => {
  const menu = [item('articles'), item('tests'), item('contact', { isStatic: true })]
  expect(names(filterMenu(menu, may('tests'), 'tr'))).toEqual(['tests', 'contact'])
})

test('sub-items follow the same rule, and a parent left with none goes too', () => {
  const menu = [
    item('articles', { subItems: [item('articleDetail'), item('tests')] }),
    item('bulletins', { subItems: [item('bulletinDetail')] }),
    item('forms', { isStatic: true, subItems: [item('formDetail')] }),
    item('home', { isStatic: true, subItems: [item('about', { isStatic: true })] }),
  ]
  expect(names(filterMenu(menu, may('articles', 'tests', 'bulletins'), 'tr'))).toEqual([
    ['articles', ['tests']],
    ['home', ['about']],
  ])
})

test('an item shows in its own languages only, its sub-items too', () => {
  const menu = [
    item('press', { supportedLangs: ['tr'], isStatic: true }),
    item('home', {
      isStatic: true,
      subItems: [item('serviceProvider', { supportedLangs: ['tr'], isStatic: true })],
    }),
    item('about', { isStatic: true }),
  ]
  expect(names(filterMenu(menu, [], 'en'))).toEqual(['about'])
  expect(names(filterMenu(menu, [], 'tr'))).toEqual(['press', ['home', ['serviceProvider']], 'about'])
})

const pageName = fc.constantFrom(...pageIds)
const itemAbove = (subItem: fc.Arbitrary<NavigationItem> | null): fc.Arbitrary<NavigationItem> =>
  fc.record({
    name: pageName,
    displayName: fc.string(),
    iconClass: fc.constant(''),
    route: fc.webPath(),
    isStatic: fc.boolean(),
    supportedLangs: fc.subarray([...languages]),
    subItems: subItem ? fc.array(subItem, { maxLength: 3 }) : fc.constant([]),
  })
const anyItem = itemAbove(itemAbove(itemAbove(null)))
const anyPages: fc.Arbitrary<AuthorizedPage[]> = fc.array(
  fc.record({
    name: pageName,
    authorizedActions: fc.array(fc.record({ name: fc.constantFrom<ActionName>(...actionNames) })),
  }),
  { maxLength: 12 },
)

const all = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((one) => [one, ...all(one.subItems)])

test('whatever the menu: only what is allowed and written in the language shows, and filtering again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 5 }),
      anyPages,
      fc.constantFrom(...languages),
      (menu, pages, language) => {
        const before = JSON.stringify(menu)
        const shown = filterMenu(menu, pages, language)
        for (const { name, isStatic, supportedLangs } of all(shown)) {
          expect(isStatic || pages.some((page) => page.name === name)).toBe(true)
          expect(supportedLangs).toContain(language)
        }
        expect(filterMenu(shown, pages, language)).toEqual(shown)
        expect(JSON.stringify(menu)).toBe(before)
        // Who may more never sees less.
        const wider = filterMenu(menu, [...pages, ...permissionsOf('administrator')], language)
        expect(all(wider).length).toBeGreaterThanOrEqual(all(shown).length)
      },
    ),
  )
})

test('a page is viewable exactly if its name is listed; an action is permitted exactly if some page lists it', () => {
  fc.assert(
    fc.property(anyPages, fc.oneof(pageName, fc.string()), (pages, name) => {
      expect(isPageViewable(pages, name)).toBe(new Set<string>(pages.map((page) => page.name)).has(name))
      for (const action of [...actionNames, 'toString', '__proto__', '']) {
        const listed = pages.flatMap((page) => page.authorizedActions.map((one): string => one.name))
        expect(isActionPermitted(pages, action)).toBe(listed.includes(action))
      }
    }),
  )
})

test.each([
  ['/kullanici/makaleler', ['articles']],
  ['/kullanici/makaleler/?page=2#son', ['articles']],
  ['/kullanici/makaleler/7', ['articles']],
  ['/kullanici/testler', ['forms']],
  ['/kullanici', ['panelHome']],
  ['/en/user', []],
])('at %s the items %j are selected', (address, selected) => {
  const menu = [
    item('panelHome', { route: '/kullanici' }),
    item('articles', { route: '/kullanici/makaleler' }),
    item('forms', {
      route: '/kullanici/formlar',
      subItems: [item('tests', { route: '/kullanici/testler' })],
    }),
  ]
  const marked = markSelected(menu, address)
  expect(marked.filter(({ isSelected }) => isSelected).map(({ name }) => name)).toEqual(selected)
})
