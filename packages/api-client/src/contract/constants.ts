/** Constants of the calls (specification, section 9). */

/** The project whose users, roles and pages this platform serves; also the `OwnerId` of the password grant. */
export const projectId = 2

export const defaultPageIndex = 1

/** Page size of the users and blogs lists. */
export const defaultPageSize = 10

export const pressPageSize = 50

/** The largest page any list answers. */
export const largestPageSize = 100

/** Types of an analytics push: 1 a page view, 2 an action. */
export const analyticsType = { pageView: 1, action: 2 } as const

/** Platform of an analytics push: 3 is the web. */
export const webPlatform = 3

/** The pages whose views may be counted (specification, section 9). */
export const trackedPageNames = [
  'ArticleDetail',
  'Articles',
  'ArticlesCategories',
  'BulletinDetail',
  'Bulletins',
  'Discoveries',
  'DiscoveryDetail',
  'Faq',
  'Home',
  'Notifications',
  'Services',
  'TestDetail',
  'TestQuestions',
  'TestResult',
  'Tests',
  'VirtualAssistance',
  'VirtualAssistanceScreen',
  'UtilizationReport',
  'DesignWorks',
  'Forms',
] as const

export type TrackedPageName = (typeof trackedPageNames)[number]

/** A token's longest life, in seconds (decisions, section 3: at most 12 hours). */
export const longestSessionSeconds = 12 * 60 * 60

/** Fewer people than these are never shown in a report: tests and topics, plain usage (regulation, C2). */
export const lowestFloors = { test: 10, usage: 5 } as const

/** Sources of notifications; 3 is the default (specification, section 9). */
export const notificationSources = { admin: 1, bulletin: 2, newDiscovery: 3 } as const

export const defaultNotificationSource = notificationSources.newDiscovery

/** The role of a notification administrator, as the specification writes it. */
export const notificationAdminRoleId = '9'

/** `SameSite` of every cookie that a page sets. */
export const cookieSameSite = 'Lax'

/** The browser clients: public clients, whatever secret they send (decisions, section 3). */
export const clientIds = ['corporate', 'panel', 'individual', 'back-office'] as const
