/** The page names that may be counted (specification, section 9). */
export const trackedPages = [
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

export const isTrackedPage = (name: string): boolean => trackedPages.some((page) => page === name)
