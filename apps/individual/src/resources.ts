import type { Language } from '@avita/i18n-routes'
import type { SameKeys } from '@avita/i18n-routes/i18next'
import uiEn from '@avita/ui-kit/locales/en/ui.json'
import uiTr from '@avita/ui-kit/locales/tr/ui.json'
import homeEn from './locales/en/home.json'
import siteEn from './locales/en/site.json'
import homeTr from './locales/tr/home.json'
import siteTr from './locales/tr/site.json'

const tr = { home: homeTr, site: siteTr, ui: uiTr }
const en = { home: homeEn, site: siteEn, ui: uiEn }

/** The texts by namespace, as they stand in Turkish. */
export type Resources = typeof tr

// A key that either language lacks does not compile.
true satisfies SameKeys<typeof tr, typeof en>

export const resources = { tr, en } satisfies Record<Language, object>
