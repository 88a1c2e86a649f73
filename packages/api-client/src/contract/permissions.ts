import { type PageId, pageIds, pageEntries } from '@avita/i18n-routes'

/** The roles of project 2 (decisions, section 3). Ids are fixed: tokens and databases carry them. */
export const roles = {
  employee: 1,
  hrManager: 2,
  editor: 3,
  administrator: 4,
  privateCustomer: 5,
  psychologist: 8,
  notificationAdmin: 9,
} as const

export type RoleName = keyof typeof roles
export type RoleId = (typeof roles)[RoleName]

/** What the back office keeps per language, with its page in the menu; press pieces are kept where blogs are. */
const keptOn = {
  Article: 'admin.articles',
  Blog: 'admin.blogs',
  Press: 'admin.blogs',
  Category: 'admin.categories',
  Bulletin: 'admin.bulletins',
  Faq: 'admin.faqs',
  AboutLife: 'admin.aboutLife',
  Form: 'admin.forms',
  Service: 'admin.services',
  Product: 'admin.products',
  Slider: 'admin.sliderSettings',
} as const satisfies Record<string, PageId>

export type KeptContent = keyof typeof keptOn

export const keptContents = Object.keys(keptOn).filter((name): name is KeptContent => name in keptOn)

const contentActionsOn = (page: PageId) =>
  keptContents
    .filter((content) => keptOn[content] === page)
    .flatMap(
      (content) =>
        [
          `List${content}`,
          `Create${content}`,
          `Update${content}`,
          `Publish${content}`,
          `Delete${content}`,
        ] as const,
    )

/** What can be done on the pages, as VerbEntity. */
export const actionNames = [
  ...keptContents.flatMap(
    (content) =>
      [
        `List${content}`,
        `Create${content}`,
        `Update${content}`,
        `Publish${content}`,
        `Delete${content}`,
      ] as const,
  ),
  'UploadImage',
  'ListAudiences',
  'ListUsers',
  'ReadUser',
  'CreateUser',
  'UpdateUser',
  'ChangeUserActiveStatus',
  'ChangeUserDeletedStatus',
  'ListCustomers',
  'CreateCustomer',
  'UpdateCustomer',
  'DeleteCustomer',
  'UploadCustomerFile',
  'DeleteCustomerFile',
  'ListContactForms',
  'UpdateContactForm',
  'DeleteContactForm',
  'ListNotifications',
  'SendNotification',
  'UpdateNotificationSource',
  'ReadAnalytics',
  'ListSettings',
  'CreateSetting',
  'UpdateSetting',
  'DeleteSetting',
  'ReadAudit',
  'ExportUtilizationReport',
  'SubmitTest',
  'SubmitForm',
  'RequestPsychologist',
] as const

export type ActionName = (typeof actionNames)[number]

/** A page's name in `authorized-pages` is its id in the route table. */
export type PageName = PageId

/** A page that someone may open, with what they may do there (specification, section 3). */
export interface AuthorizedPage {
  readonly name: PageName
  readonly authorizedActions: readonly { readonly name: ActionName }[]
}

const employeePages: readonly PageName[] = [
  'panelHome',
  'services',
  'bulletins',
  'bulletinDetail',
  'discoveries',
  'discoveryDetail',
  'articles',
  'articleDetail',
  'tests',
  'testDetail',
  'forms',
  'formDetail',
  'virtualAssistant',
  'utilizationReport',
]

const editorPages: readonly PageName[] = [
  'admin.home',
  'admin.articles',
  'admin.articlesCreate',
  'admin.blogs',
  'admin.blogsCreate',
  'admin.categories',
  'admin.categoriesCreate',
  'admin.bulletins',
  'admin.bulletinsCreate',
  'admin.faqs',
  'admin.faqsCreate',
  'admin.aboutLife',
  'admin.aboutLifeCreate',
  'admin.forms',
  'admin.formsCreate',
  'admin.services',
  'admin.servicesCreate',
  'admin.products',
  'admin.sliderSettings',
]

const notifierPages: readonly PageName[] = [
  'admin.home',
  'admin.notifications',
  'admin.notificationSources',
  'admin.notificationsSend',
]

const administratorPages = pageIds.filter((page) => pageEntries[page].app === 'back-office')

const pagesOf: Record<RoleName, readonly PageName[]> = {
  employee: employeePages,
  hrManager: [...employeePages, 'designWorks'],
  editor: editorPages,
  administrator: administratorPages,
  privateCustomer: ['individualHome', 'onlinePsychologist'],
  psychologist: ['individualHome'],
  notificationAdmin: notifierPages,
}

/** What can be done on each page, by whoever may open it. */
const actionsOn: Partial<Record<PageName, readonly ActionName[]>> = {
  tests: ['SubmitTest'],
  forms: ['SubmitForm', 'RequestPsychologist'],
  onlinePsychologist: ['RequestPsychologist'],
  'admin.home': ['UploadImage', 'ListAudiences'],
  'admin.users': [
    'ListUsers',
    'ReadUser',
    'UpdateUser',
    'ChangeUserActiveStatus',
    'ChangeUserDeletedStatus',
    'ReadAudit',
  ],
  'admin.usersCreate': ['CreateUser'],
  'admin.customers': [
    'ListCustomers',
    'CreateCustomer',
    'UpdateCustomer',
    'DeleteCustomer',
    'UploadCustomerFile',
    'DeleteCustomerFile',
  ],
  'admin.contactFormsPersonal': ['ListContactForms', 'UpdateContactForm', 'DeleteContactForm'],
  'admin.contactFormsCorporate': ['ListContactForms', 'UpdateContactForm', 'DeleteContactForm'],
  'admin.notifications': ['ListNotifications'],
  'admin.notificationSources': ['ListNotifications', 'UpdateNotificationSource'],
  'admin.notificationsSend': ['SendNotification'],
  'admin.analyticsCustomers': ['ReadAnalytics'],
  'admin.settings': ['ListSettings', 'UpdateSetting', 'DeleteSetting'],
  'admin.settingsCreate': ['CreateSetting'],
}

/** What only some of those who open a page may do there. */
const furtherActionsOf: Partial<Record<RoleName, Partial<Record<PageName, readonly ActionName[]>>>> = {
  hrManager: { utilizationReport: ['ExportUtilizationReport'] },
}

/**
 * What each role may open and do: seeds the database, from which `pagesAndActions` answers; the guard and the menu
 * filter read that answer (specification, section 6).
 */
export const permissionsOf = (role: RoleName): AuthorizedPage[] =>
  pagesOf[role].map((name) => {
    const permitted: readonly ActionName[] = [
      ...(actionsOn[name] ?? []),
      ...contentActionsOn(name),
      ...(furtherActionsOf[role]?.[name] ?? []),
    ]
    return {
      name,
      authorizedActions: actionNames
        .filter((action) => permitted.includes(action))
        .map((action) => ({ name: action })),
    }
  })

/** Whether a page may be opened: its name is in the list (specification, section 6). */
export const mayOpen = (pages: readonly AuthorizedPage[], page: string): boolean =>
  pages.some(({ name }) => name === page)

/** Whether an action may be done: it stands among the actions of any page (specification, section 6). */
export const mayDo = (pages: readonly AuthorizedPage[], action: string): boolean =>
  pages.some((page) => page.authorizedActions.some(({ name }) => name === action))
