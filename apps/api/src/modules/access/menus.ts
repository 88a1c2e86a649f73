import type { NavigationItem, PageName } from '@avita/api-client/contract'
import { type Language, languages, nearestPathOf, pathOf } from '@avita/i18n-routes'
import en from '../../locales/en/menu.json' with { type: 'json' }
import tr from '../../locales/tr/menu.json' with { type: 'json' }

type MenuText = keyof typeof tr

interface Entry {
  readonly page: PageName
  readonly text: MenuText
  readonly icon: string
  readonly below?: readonly Entry[]
}

const texts: Record<Language, Record<MenuText, string>> = { tr, en }
tr satisfies Record<keyof typeof en, string>

const entry = (page: PageName & MenuText, icon: string): Entry => ({ page, text: page, icon })

/** A group opens its first page; only its title is its own. */
const group = (text: MenuText, icon: string, [first, ...rest]: readonly [Entry, ...Entry[]]): Entry => ({
  page: first.page,
  text,
  icon,
  below: [first, ...rest],
})

const panel: readonly Entry[] = [
  entry('panelHome', 'home'),
  entry('services', 'services'),
  entry('bulletins', 'bulletins'),
  entry('discoveries', 'discoveries'),
  entry('articles', 'articles'),
  entry('tests', 'tests'),
  entry('forms', 'forms'),
  entry('virtualAssistant', 'assistant'),
  entry('utilizationReport', 'report'),
  entry('designWorks', 'design'),
]

/** The groups of the specification's admin menu, in its order (section 2). */
const backOffice: readonly Entry[] = [
  entry('admin.home', 'home'),
  group('group.article', 'articles', [
    entry('admin.articles', 'list'),
    entry('admin.articlesCreate', 'create'),
  ]),
  group('group.blog', 'blog', [entry('admin.blogs', 'list'), entry('admin.blogsCreate', 'create')]),
  group('group.contactForm', 'mail', [
    entry('admin.contactFormsPersonal', 'person'),
    entry('admin.contactFormsCorporate', 'company'),
  ]),
  group('group.user', 'users', [entry('admin.users', 'list'), entry('admin.usersCreate', 'create')]),
  group('group.customer', 'company', [entry('admin.customers', 'list')]),
  group('group.category', 'category', [
    entry('admin.categories', 'list'),
    entry('admin.categoriesCreate', 'create'),
  ]),
  group('group.notification', 'notification', [
    entry('admin.notifications', 'list'),
    entry('admin.notificationSources', 'source'),
    entry('admin.notificationsSend', 'send'),
  ]),
  group('group.bulletin', 'bulletins', [
    entry('admin.bulletins', 'list'),
    entry('admin.bulletinsCreate', 'create'),
  ]),
  group('group.faq', 'question', [entry('admin.faqs', 'list'), entry('admin.faqsCreate', 'create')]),
  group('group.aboutLife', 'discoveries', [
    entry('admin.aboutLife', 'list'),
    entry('admin.aboutLifeCreate', 'create'),
  ]),
  group('group.form', 'forms', [entry('admin.forms', 'list'), entry('admin.formsCreate', 'create')]),
  group('group.service', 'services', [
    entry('admin.services', 'list'),
    entry('admin.servicesCreate', 'create'),
    entry('admin.products', 'product'),
  ]),
  group('group.analytics', 'report', [
    entry('admin.analyticsCustomers', 'company'),
    entry('admin.analyticsForms', 'forms'),
    entry('admin.analyticsDownloadStats', 'download'),
    entry('admin.analyticsCrashlytics', 'warning'),
    entry('admin.analyticsActiveUsers', 'users'),
    entry('admin.analyticsCustomerActiveUsers', 'users'),
  ]),
  group('group.settings', 'settings', [
    entry('admin.settings', 'list'),
    entry('admin.settingsCreate', 'create'),
    entry('admin.sliderSettings', 'slider'),
  ]),
]

const menus = { 'user-panel': panel, 'back-office': backOffice } as const

const itemOf = ({ page, text, icon, below = [] }: Entry, language: Language): NavigationItem => ({
  name: page,
  displayName: texts[language][text],
  iconClass: icon,
  route: nearestPathOf(page, language),
  isStatic: false,
  supportedLangs: languages.filter((candidate) => pathOf(page, candidate) !== null),
  subItems: below.map((item) => itemOf(item, language)),
})

/** The whole menu of an app in a language; the client shows of it what the person may open (section 6). */
export const menuOf = (app: keyof typeof menus, language: Language): NavigationItem[] =>
  menus[app].map((item) => itemOf(item, language))
