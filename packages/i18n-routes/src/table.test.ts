import { expect, test } from 'vitest'
import { isLanguage, languageOf } from './language.ts'
import { isBuilt, pageEntries, pageIds } from './table.ts'

/** Section 2 of the specification, as it stands there. */
const specified = {
  corporate: {
    tr: [
      '/',
      '/hizmet-saglayici',
      '/hakkimizda',
      '/iletisim',
      '/blog',
      '/basin-odasi',
      '/avita-nedir',
      '/calisan-destek-programi',
      '/calisan-destek-programi-hizmetleri',
      '/calisan-destek-programi-yararlari',
      '/calisan-destek-programi-yaklasim',
      '/calisan-destek-programi-yonetici-araclari',
      '/cerez-politikasi',
      '/kisisel-verilerin-korunmasi-politikasi',
      '/aydinlatma-metni',
      '/kurumsal-saglik-programi-nedir',
      '/kurumsal-saglik-programi/selffit',
      '/kurumsal-saglik-programi/ideal-kilo-yonetimi',
      '/expat-destek-programi-nedir',
      '/expat-destek-programi-hizmetleri',
    ],
    en: [
      '/en',
      '/en/about-us',
      '/en/contact',
      '/en/blog',
      '/en/what-is-avita',
      '/en/employee-assistance-program',
      '/en/employee-assistance-program-services',
      '/en/benefits-of-employee-assistance-program',
      '/en/employee-assistance-program-approach',
      '/en/employee-assistance-program-manager-tools',
      '/en/what-is-the-healthy-workplace-program',
      '/en/healthy-workplace-program',
      '/en/healthy-workplace-program/selffit',
      '/en/healthy-workplace-program/ideal-weight-management',
      '/en/expat-employee-program',
      '/en/expat-employee-program-services',
    ],
  },
  'user-panel': {
    tr: [
      '/kullanici',
      '/kullanici/giris-yap',
      '/kullanici/hizmet-kapsami',
      '/kullanici/bultenler',
      '/kullanici/hayata-dair',
      '/kullanici/makaleler',
      '/kullanici/testler',
      '/kullanici/formlar',
      '/kullanici/avita-sanal-asistan',
      '/kullanici/kullanim-raporu',
      '/kullanici/tasarim-calismalari',
      '/unauthorized',
      '/identity/login',
    ],
    en: [
      '/en/user',
      '/en/user/login',
      '/en/user/our-services',
      '/en/user/bulletins',
      '/en/user/about-life',
      '/en/user/articles',
      '/en/user/tests',
      '/en/user/forms',
      '/en/user/avita-virtual-assistant',
      '/en/user/utilization-report',
      '/en/user/design-works',
    ],
  },
  individual: {
    tr: [
      '/bireysel-hizmetler',
      '/bireysel-hizmetler/hakkimizda',
      '/bireysel-hizmetler/iletisim',
      '/bireysel-hizmetler/online-psikolog',
    ],
    en: [
      '/en/individual-services',
      '/en/individual-services/about-us',
      '/en/individual-services/contact',
      '/en/individual-services/online-psychologist',
    ],
  },
  'back-office': {
    tr: [
      '/articles',
      '/articles/create',
      '/blogs',
      '/blogs/create',
      '/contactForms/personal',
      '/contactForms/corporate',
      '/identity/users',
      '/identity/users/create',
      '/customers',
      '/categories',
      '/categories/create',
      '/notifications',
      '/notifications/sources',
      '/notifications/send',
      '/bulletins',
      '/bulletins/create',
      '/faqs',
      '/faqs/create',
      '/aboutlife',
      '/aboutlife/create',
      '/forms',
      '/forms/create',
      '/services',
      '/services/create',
      '/products',
      '/analytics/customers',
      '/analytics/forms',
      '/analytics/downloadStats',
      '/analytics/crashlytics',
      '/analytics/activeUsers',
      '/analytics/customerActiveUsers',
      '/settings',
      '/settings/create',
      '/sliderSettings',
    ],
    en: [],
  },
} as const

const cases = Object.entries(specified).flatMap(([app, { tr, en }]) => [
  ...tr.map((path) => ({ app, language: 'tr' as const, path })),
  ...en.map((path) => ({ app, language: 'en' as const, path })),
])

test.each(cases)('the specification’s $path is a page of $app', ({ app, language, path }) => {
  const found = pageIds.filter(
    (page) => pageEntries[page].app === app && pageEntries[page][language] === path,
  )
  expect(found.length).toBeGreaterThan(0)
})

test.each(['serviceProvider', 'press', 'cookiePolicy', 'dataProtectionPolicy', 'clarificationText'] as const)(
  '%s has no English page',
  (page) => {
    expect(pageEntries[page].en).toBeNull()
  },
)

test('every path says its own language', () => {
  for (const page of pageIds) {
    const { tr, en, aliases = [] } = pageEntries[page]
    expect([tr, ...aliases].map(languageOf)).toEqual([tr, ...aliases].map(() => 'tr'))
    expect(en === null || en === tr || languageOf(en) === 'en').toBe(true)
  }
})

test('a list and a counterpart are pages of the table', () => {
  const named = pageIds.flatMap((page) => [pageEntries[page].list, pageEntries[page].counterpart])
  expect(pageIds).toEqual(expect.arrayContaining(named.filter((name) => name !== undefined)))
})

test('the list of a built detail page is built', () => {
  const lists = pageIds.filter(isBuilt).map((page) => pageIds.find((id) => id === pageEntries[page].list))
  expect(lists.filter((list) => list !== undefined && !isBuilt(list))).toEqual([])
})

test.each([
  ['/', 'tr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en?year=2021', 'en'],
  ['/en#top', 'en'],
  ['/en/user/articles', 'en'],
  ['/enerji', 'tr'],
  ['/english', 'tr'],
  ['/EN', 'tr'],
  ['/kullanici/en', 'tr'],
  ['', 'tr'],
])('the language of %s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

test('only tr and en are languages', () => {
  expect(['tr', 'en'].every(isLanguage)).toBe(true)
  expect(['TR', 'de', '', null, undefined, 0, {}, 'toString'].some(isLanguage)).toBe(false)
})
