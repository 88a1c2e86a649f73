import type { Language } from '@avita/i18n-routes'
import en from '../locales/en/documentation.json' with { type: 'json' }
import tr from '../locales/tr/documentation.json' with { type: 'json' }

export const documentationTexts = { tr, en } satisfies Record<Language, typeof tr>

export type GroupName = keyof typeof tr.groups

/** The first that fits an address is its group. */
const prefixes: readonly (readonly [RegExp, GroupName])[] = [
  [/^\/auth\/|^\/api\/(account|navigation|pagesAndActions|roles)\b/, 'identity'],
  [
    /^\/api\/(admin\/)?(user|users|changeActiveStatus|changeDeletedStatus|audit|retention|personal-?data|me)\b/,
    'people',
  ],
  [/^\/api\/(admin\/)?(multimedia|files|customer\/(files|:customerId\/files))\b/, 'files'],
  [/^\/api\/admin\//, 'backOffice'],
  [/^\/api\/(form|test)/, 'tests'],
  [/^\/api\/(contactForm|serviceProviderForm|request-forms|assistant)\b/, 'requests'],
  [/^\/api\/(report|analytics|crashReports)\b/, 'reports'],
  [/^\/api\/notification/, 'notifications'],
  [/^\/api\/health\b/, 'operations'],
]

/** Under which heading the documentation shows a call. */
export const groupOf = (path: string): GroupName =>
  prefixes.find(([pattern]) => pattern.test(path))?.[1] ?? 'content'

const isGroup = (name: string): name is GroupName => name in tr.groups

/** In the order in which they are shown. */
export const groupNames = Object.keys(tr.groups).filter(isGroup)
