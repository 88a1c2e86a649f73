import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { analyticsScreens } from './analytics.ts'
import { csvAnswer } from './export.ts'
import { reportService } from './service.ts'

export const reportRoutes = (deps: ModuleDeps) => {
  const reports = reportService(deps)
  const screens = analyticsScreens(deps)
  return handlers<
    | 'hrReport'
    | 'exportHrReport'
    | 'reportCrash'
    | 'analyticsCustomers'
    | 'analyticsForms'
    | 'analyticsDownloadStats'
    | 'analyticsCrashlytics'
    | 'analyticsActiveUsers'
    | 'analyticsCustomerActiveUsers'
  >({
    hrReport: ({ actor, query, language }) => reports.report(actor, query, language),
    exportHrReport: async ({ actor, query, language }) =>
      csvAnswer(await reports.export(actor, query, language), language),
    reportCrash: ({ body, request }) => screens.countCrash(body, request.ip),
    analyticsCustomers: ({ query }) => screens.customers(query),
    analyticsForms: ({ query }) => screens.forms(query),
    analyticsDownloadStats: ({ query }) => screens.downloadStats(query),
    analyticsCrashlytics: ({ query }) => screens.crashlytics(query),
    analyticsActiveUsers: ({ query }) => screens.activeUsers(query),
    analyticsCustomerActiveUsers: ({ query }) => screens.customerActiveUsers(query),
  })
}
