/**
 * Every page of every app: page id → its path in each language, `null` where there is none.
 * From `shared/spec/decisions.md`, section 2. Detail pages hang below their list.
 * A page without a language in its path (`/identity/login`, the back office) has the same path twice.
 */
export const apps = ['corporate', 'user-panel', 'individual', 'back-office'] as const

export type AppName = (typeof apps)[number]

export interface PageEntry {
  readonly app: AppName
  readonly tr: string
  readonly en: string | null
  /** Further addresses of the Turkish page. */
  readonly aliases?: readonly string[]
  /** The list that a detail page hangs below. */
  readonly list?: string
  /** The page that stands in for a missing counterpart, where the specification names one. */
  readonly counterpart?: string
}

const corporate = <const Rest extends object>(rest: Rest) => ({ app: 'corporate', ...rest }) as const
const panel = <const Rest extends object>(rest: Rest) => ({ app: 'user-panel', ...rest }) as const
const individual = <const Rest extends object>(rest: Rest) => ({ app: 'individual', ...rest }) as const
const admin = <const Path extends string>(path: Path) => ({ app: 'back-office', tr: path, en: path }) as const

export const routeTable = {
  home: corporate({ tr: '/', en: '/en', aliases: ['/corporate'] }),
  serviceProvider: corporate({ tr: '/hizmet-saglayici', en: null }),
  about: corporate({ tr: '/hakkimizda', en: '/en/about-us' }),
  contact: corporate({ tr: '/iletisim', en: '/en/contact' }),
  blog: corporate({ tr: '/blog', en: '/en/blog' }),
  blogDetail: corporate({ tr: '/blog/:uri', en: '/en/blog/:uri', list: 'blog' }),
  press: corporate({ tr: '/basin-odasi', en: null }),
  pressDetail: corporate({ tr: '/basin-odasi/:id', en: null, list: 'press' }),
  whatIsAvita: corporate({ tr: '/avita-nedir', en: '/en/what-is-avita' }),
  eap: corporate({ tr: '/calisan-destek-programi', en: '/en/employee-assistance-program' }),
  eapServices: corporate({
    tr: '/calisan-destek-programi-hizmetleri',
    en: '/en/employee-assistance-program-services',
  }),
  eapBenefits: corporate({
    tr: '/calisan-destek-programi-yararlari',
    en: '/en/benefits-of-employee-assistance-program',
  }),
  eapApproach: corporate({
    tr: '/calisan-destek-programi-yaklasim',
    en: '/en/employee-assistance-program-approach',
  }),
  eapManagerTools: corporate({
    tr: '/calisan-destek-programi-yonetici-araclari',
    en: '/en/employee-assistance-program-manager-tools',
  }),
  cookiePolicy: corporate({ tr: '/cerez-politikasi', en: null }),
  dataProtectionPolicy: corporate({ tr: '/kisisel-verilerin-korunmasi-politikasi', en: null }),
  clarificationText: corporate({ tr: '/aydinlatma-metni', en: null }),
  healthyWorkplace: corporate({
    tr: '/kurumsal-saglik-programi-nedir',
    en: '/en/what-is-the-healthy-workplace-program',
  }),
  // An English overview whose Turkish counterpart is the page above (decisions, section 2).
  healthyWorkplaceOverview: corporate({
    tr: '/kurumsal-saglik-programi-nedir',
    en: '/en/healthy-workplace-program',
    counterpart: 'healthyWorkplace',
  }),
  selffit: corporate({
    tr: '/kurumsal-saglik-programi/selffit',
    en: '/en/healthy-workplace-program/selffit',
  }),
  idealWeight: corporate({
    tr: '/kurumsal-saglik-programi/ideal-kilo-yonetimi',
    en: '/en/healthy-workplace-program/ideal-weight-management',
  }),
  expat: corporate({ tr: '/expat-destek-programi-nedir', en: '/en/expat-employee-program' }),
  expatServices: corporate({
    tr: '/expat-destek-programi-hizmetleri',
    en: '/en/expat-employee-program-services',
  }),

  panelHome: panel({ tr: '/kullanici', en: '/en/user' }),
  login: panel({ tr: '/kullanici/giris-yap', en: '/en/user/login' }),
  passwordReset: panel({ tr: '/kullanici/sifre-yenile', en: '/en/user/reset-password' }),
  services: panel({ tr: '/kullanici/hizmet-kapsami', en: '/en/user/our-services' }),
  bulletins: panel({ tr: '/kullanici/bultenler', en: '/en/user/bulletins' }),
  bulletinDetail: panel({
    tr: '/kullanici/bultenler/:id',
    en: '/en/user/bulletins/:id',
    list: 'bulletins',
  }),
  discoveries: panel({ tr: '/kullanici/hayata-dair', en: '/en/user/about-life' }),
  discoveryDetail: panel({
    tr: '/kullanici/hayata-dair/:id',
    en: '/en/user/about-life/:id',
    list: 'discoveries',
  }),
  articles: panel({ tr: '/kullanici/makaleler', en: '/en/user/articles' }),
  articleDetail: panel({
    tr: '/kullanici/makaleler/:id',
    en: '/en/user/articles/:id',
    list: 'articles',
  }),
  tests: panel({ tr: '/kullanici/testler', en: '/en/user/tests' }),
  testDetail: panel({ tr: '/kullanici/testler/:id', en: '/en/user/tests/:id', list: 'tests' }),
  forms: panel({ tr: '/kullanici/formlar', en: '/en/user/forms' }),
  formDetail: panel({ tr: '/kullanici/formlar/:id', en: '/en/user/forms/:id', list: 'forms' }),
  virtualAssistant: panel({
    tr: '/kullanici/avita-sanal-asistan',
    en: '/en/user/avita-virtual-assistant',
  }),
  utilizationReport: panel({ tr: '/kullanici/kullanim-raporu', en: '/en/user/utilization-report' }),
  designWorks: panel({ tr: '/kullanici/tasarim-calismalari', en: '/en/user/design-works' }),
  // Every app with a guard serves these two on its own origin (decisions, section 3).
  identityLogin: panel({ tr: '/identity/login', en: '/identity/login' }),
  unauthorized: panel({ tr: '/unauthorized', en: '/unauthorized' }),

  individualHome: individual({
    tr: '/bireysel-hizmetler',
    en: '/en/individual-services',
    aliases: ['/'],
  }),
  individualAbout: individual({
    tr: '/bireysel-hizmetler/hakkimizda',
    en: '/en/individual-services/about-us',
  }),
  individualContact: individual({
    tr: '/bireysel-hizmetler/iletisim',
    en: '/en/individual-services/contact',
  }),
  onlinePsychologist: individual({
    tr: '/bireysel-hizmetler/online-psikolog',
    en: '/en/individual-services/online-psychologist',
  }),
  individualSignUp: individual({
    tr: '/bireysel-hizmetler/kaydol',
    en: '/en/individual-services/sign-up',
  }),
  individualLogin: individual({
    tr: '/bireysel-hizmetler/giris-yap',
    en: '/en/individual-services/login',
  }),
  distanceSalesContract: individual({
    tr: '/bireysel-hizmetler/mesafeli-satis-sozlesmesi',
    en: '/en/individual-services/distance-sales-contract',
  }),
  individualPrivacyNotice: individual({
    tr: '/bireysel-hizmetler/gizlilik-bildirimi',
    en: '/en/individual-services/privacy-notice',
  }),
  individualCookiePolicy: individual({
    tr: '/bireysel-hizmetler/cerez-politikasi',
    en: '/en/individual-services/cookie-policy',
  }),
  individualClarificationText: individual({
    tr: '/bireysel-hizmetler/aydinlatma-metni',
    en: '/en/individual-services/clarification-text',
  }),
  personalDataRequest: individual({
    tr: '/bireysel-hizmetler/kisisel-veri-basvuru-formu',
    en: '/en/individual-services/personal-data-request',
  }),

  'admin.home': admin('/'),
  'admin.articles': admin('/articles'),
  'admin.articlesCreate': admin('/articles/create'),
  'admin.blogs': admin('/blogs'),
  'admin.blogsCreate': admin('/blogs/create'),
  'admin.contactFormsPersonal': admin('/contactForms/personal'),
  'admin.contactFormsCorporate': admin('/contactForms/corporate'),
  'admin.users': admin('/identity/users'),
  'admin.usersCreate': admin('/identity/users/create'),
  'admin.customers': admin('/customers'),
  'admin.categories': admin('/categories'),
  'admin.categoriesCreate': admin('/categories/create'),
  'admin.notifications': admin('/notifications'),
  'admin.notificationSources': admin('/notifications/sources'),
  'admin.notificationsSend': admin('/notifications/send'),
  'admin.bulletins': admin('/bulletins'),
  'admin.bulletinsCreate': admin('/bulletins/create'),
  'admin.faqs': admin('/faqs'),
  'admin.faqsCreate': admin('/faqs/create'),
  'admin.aboutLife': admin('/aboutlife'),
  'admin.aboutLifeCreate': admin('/aboutlife/create'),
  'admin.forms': admin('/forms'),
  'admin.formsCreate': admin('/forms/create'),
  'admin.services': admin('/services'),
  'admin.servicesCreate': admin('/services/create'),
  'admin.products': admin('/products'),
  'admin.analyticsCustomers': admin('/analytics/customers'),
  'admin.analyticsForms': admin('/analytics/forms'),
  'admin.analyticsDownloadStats': admin('/analytics/downloadStats'),
  'admin.analyticsCrashlytics': admin('/analytics/crashlytics'),
  'admin.analyticsActiveUsers': admin('/analytics/activeUsers'),
  'admin.analyticsCustomerActiveUsers': admin('/analytics/customerActiveUsers'),
  'admin.settings': admin('/settings'),
  'admin.settingsCreate': admin('/settings/create'),
  'admin.sliderSettings': admin('/sliderSettings'),
} as const satisfies Record<string, PageEntry>

/** The id of a page: its key in the route table. */
export type PageId = keyof typeof routeTable

/** The table with its entries widened to one shape, for code that walks it. */
export const pageEntries: Readonly<Record<PageId, PageEntry>> = routeTable

export const pageIds = Object.keys(routeTable).filter((id): id is PageId => id in routeTable)

/**
 * The pages that exist. Menus, footers and toggles link these and no others; each app's routes are compared with
 * this list by a test, so that a link never leads nowhere.
 */
export const builtPages = [
  'home',
  'panelHome',
  'login',
  'passwordReset',
  'articles',
  'articleDetail',
  'identityLogin',
  'unauthorized',
  'individualHome',
  'admin.home',
  'admin.users',
] as const satisfies readonly PageId[]

export type BuiltPage = (typeof builtPages)[number]

export const isBuilt = (page: PageId): page is BuiltPage => builtPages.some((built) => built === page)
