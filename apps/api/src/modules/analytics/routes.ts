import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { analyticsService } from './service.ts'

export const analyticsRoutes = (deps: ModuleDeps) => {
  const analytics = analyticsService(deps)
  return handlers<'pushAnalytics'>({
    pushAnalytics: ({ params, query, body, actor, language }) =>
      analytics.push({
        type: params.type,
        pageName: query.pageName,
        actionName: query.actionName,
        extras: body.extras,
        actor,
        language,
      }),
  })
}
