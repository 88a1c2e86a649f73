import { keptAddresses } from './kept-addresses.ts'

/**
 * Method and path of every call, once (specification, section 7; decisions, section 3).
 *
 * Plain data beside the schemas, because a public page may load a few KB of script before someone interacts: the
 * client needs only these lines at run time, the schemas are for the server, the forms and the tests.
 */
export const addresses = {
  ...keptAddresses,
  token: 'POST /auth/connect/token',
  requestOneTimePassword: 'POST /auth/api/User/RequestOneTimePassword',
  signOut: 'POST /auth/connect/revocation',
  signingKeys: 'GET /auth/.well-known/jwks.json',
  requestPasswordReset: 'POST /auth/api/User/RequestPasswordReset',
  resetPassword: 'POST /auth/api/User/ResetPassword',
  account: 'GET /api/account',
  navigationMenu: 'GET /api/navigation/menu',
  pagesAndActions: 'GET /api/pagesAndActions/:projectId',
  roles: 'GET /api/roles/:projectId',
  users: 'GET /api/users',
  createUser: 'POST /api/user',
  updateUser: 'PATCH /api/user',
  user: 'GET /api/user/:id',
  changeActiveStatus: 'POST /api/changeActiveStatus',
  changeDeletedStatus: 'POST /api/changeDeletedStatus',
  ownAccount: 'GET /api/account/details',
  updateOwnAccount: 'PATCH /api/account',
  confirmContact: 'POST /api/account/contact',
  changePassword: 'POST /api/account/password',
  exportPersonalData: 'POST /api/account/export',
  deletePersonalData: 'POST /api/account/deletion',
  customers: 'GET /api/admin/customers',
  customer: 'GET /api/admin/customers/:id',
  createCustomer: 'POST /api/admin/customers',
  updateCustomer: 'PATCH /api/admin/customers',
  deleteCustomer: 'DELETE /api/admin/customers/:id',
  audiences: 'GET /api/admin/audiences',
  publicSettings: 'GET /api/settings',
  settings: 'GET /api/admin/settings',
  createSetting: 'POST /api/admin/settings',
  updateSetting: 'PATCH /api/admin/settings',
  deleteSetting: 'DELETE /api/admin/settings/:key',
  retention: 'GET /api/admin/retention',
  myAudit: 'GET /api/audit/mine',
  verifyMyAudit: 'GET /api/audit/mine/verify',
  audit: 'GET /api/admin/audit',
  verifyAudit: 'GET /api/admin/audit/verify',
  homePage: 'GET /api/homePage',
  sliders: 'GET /api/sliders',
  articleCategories: 'GET /api/categoriesForArticle',
  categoryArticles: 'GET /api/category/:id/articles/web',
  article: 'GET /api/article/:id',
  relatedArticles: 'GET /api/article/:id/articles',
  blog: 'GET /api/blog',
  blogs: 'GET /api/blogs',
  bulletinsByYear: 'GET /api/bulletin/byYear',
  bulletin: 'GET /api/bulletin/:id',
  aboutLifeByYear: 'GET /api/aboutLife/byYear',
  aboutLife: 'GET /api/aboutLife/:id',
  pressNews: 'GET /api/pressNews',
  pressPiece: 'GET /api/pressNews/:id',
  services: 'GET /api/service',
  products: 'GET /api/products',
  faqs: 'GET /api/faqs',
  languages: 'GET /api/admin/language',
  search: 'GET /api/search',
  tests: 'GET /api/form/14',
  testQuestions: 'GET /api/form/questions/:id',
  testDetail: 'GET /api/form/:id/detail',
  submitTest: 'POST /api/form',
  testResults: 'GET /api/form/results',
  testResult: 'GET /api/form/results/:id',
  deleteTestResult: 'DELETE /api/form/results/:id',
  deleteTestResults: 'DELETE /api/form/results',
  requestForms: 'GET /api/forms',
  keptTests: 'GET /api/admin/forms',
  switchTest: 'POST /api/admin/forms/:id/switch',
  fileTestLicence: 'POST /api/admin/forms/:id/licence',
  reflection: 'GET /api/admin/reflections/:id',
  createReflection: 'POST /api/admin/reflections',
  updateReflection: 'PATCH /api/admin/reflections/:id',
  publishReflection: 'POST /api/admin/reflections/:id/publish',
  archiveReflection: 'POST /api/admin/reflections/:id/archive',
  deleteReflection: 'DELETE /api/admin/reflections/:id',
  pushAnalytics: 'POST /api/analytics/:type/:platform/push',
  uploadImage: 'POST /api/admin/multimedia/image',
  file: 'GET /api/files/:name',
  customerFiles: 'GET /api/customer/files',
  customerFileContent: 'GET /api/customer/files/:id/content',
  filesOfCustomer: 'GET /api/admin/customer/:customerId/files',
  uploadCustomerFile: 'POST /api/admin/customer/:customerId/files',
  deleteCustomerFile: 'DELETE /api/admin/customer/files/:id',
  uploadProviderCv: 'POST /api/serviceProviderForm/cv',
  providerCv: 'GET /api/admin/serviceProviderForm/cv/:id',
  contactForm: 'POST /api/contactForm',
  serviceProviderForm: 'POST /api/serviceProviderForm',
  contactForms: 'GET /api/admin/contactForms',
  readContactForm: 'GET /api/admin/contactForms/:id',
  updateContactForm: 'PATCH /api/admin/contactForms/:id',
  deleteContactForm: 'DELETE /api/admin/contactForms/:id',
  hotelRequest: 'POST /api/request-forms/hotel-request',
  psychologicalRequest: 'POST /api/request-forms/psychological-request',
  myRequests: 'GET /api/request-forms/mine',
  withdrawRequest: 'DELETE /api/request-forms/:id',
  requests: 'GET /api/admin/requests',
  openRequest: 'POST /api/admin/requests/:id/open',
  updateRequest: 'PATCH /api/admin/requests/:id',
  notificationSources: 'GET /api/admin/notificationSources',
  updateNotificationSource: 'PATCH /api/admin/notificationSources/:id',
  sendNotification: 'POST /api/admin/notification',
  sentNotifications: 'GET /api/admin/notifications',
  sentNotification: 'GET /api/admin/notification/:id',
  withdrawNotification: 'DELETE /api/admin/notification/:id',
  notifications: 'GET /api/notifications',
  readNotification: 'POST /api/notifications/:id/read',
  readAllNotifications: 'POST /api/notifications/readAll',
  removeNotification: 'DELETE /api/notifications/:id',
  notificationPreferences: 'GET /api/account/notifications',
  updateNotificationPreferences: 'PATCH /api/account/notifications',
  assistant: 'GET /api/assistant',
  askAssistant: 'POST /api/assistant/message',
  hrReport: 'GET /api/report/hrreport',
  exportHrReport: 'GET /api/report/hrreport/export',
  reportCrash: 'POST /api/crashReports',
  analyticsCustomers: 'GET /api/admin/analytics/customers',
  analyticsForms: 'GET /api/admin/analytics/forms',
  analyticsDownloadStats: 'GET /api/admin/analytics/downloadStats',
  analyticsCrashlytics: 'GET /api/admin/analytics/crashlytics',
  analyticsActiveUsers: 'GET /api/admin/analytics/activeUsers',
  analyticsCustomerActiveUsers: 'GET /api/admin/analytics/customerActiveUsers',
  healthLive: 'GET /api/health/live',
  healthReady: 'GET /api/health/ready',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`>

export type CallName = keyof typeof addresses

/** The calls whose body is form-encoded instead of JSON. */
export const formEncoded: readonly CallName[] = ['token', 'signOut']

const megabyte = 1024 * 1024

/** The calls whose body is multipart/form-data, each with the most bytes that its one file may have. */
export const multipart = {
  uploadImage: 5 * megabyte,
  uploadCustomerFile: 20 * megabyte,
  uploadProviderCv: 5 * megabyte,
} as const satisfies Partial<Record<CallName, number>>

/** The calls that answer with a file instead of JSON. */
export const binary = [
  'file',
  'customerFileContent',
  'providerCv',
  'exportHrReport',
] as const satisfies readonly CallName[]

export type BinaryCallName = (typeof binary)[number]

const byteLimits: Partial<Record<CallName, number>> = multipart

/** The most bytes that the file of a call may have; `null` for a call whose body is not multipart. */
export const largestFileOf = (name: CallName): number | null => byteLimits[name] ?? null

/** Whether a call answers with a file. */
export const isBinary = (name: CallName): name is BinaryCallName => binary.some((other) => other === name)

/** The calls that are made without an Authorization header. */
export const withoutToken: readonly CallName[] = ['token', 'signingKeys', 'file', 'healthLive', 'healthReady']
