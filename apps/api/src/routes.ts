import { healthRoutes } from './health.ts'
import type { Handlers } from './http/handler.ts'
import { identityRoutes } from './identity/routes.ts'
import type { Identity } from './identity/identity.ts'
import type { ModuleDeps } from './module-deps.ts'
import { accessRoutes } from './modules/access/routes.ts'
import type { AccessService } from './modules/access/service.ts'
import { analyticsRoutes } from './modules/analytics/routes.ts'
import { articleRoutes } from './modules/articles/routes.ts'
import { audienceRoutes } from './modules/audiences/routes.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { customerFileRoutes } from './modules/customer-files/routes.ts'
import { imageRoutes } from './modules/images/routes.ts'
import { providerCvRoutes } from './modules/provider-cvs/routes.ts'
import { assistantRoutes } from './modules/assistant/routes.ts'
import { contactFormRoutes } from './modules/contact-forms/routes.ts'
import { homeRoutes } from './modules/home/routes.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { requestFormRoutes } from './modules/request-forms/routes.ts'
import { keptRoutes } from './modules/content/kept-routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { customerRoutes } from './modules/customers/routes.ts'
import { personalDataRoutes } from './modules/personal-data/routes.ts'
import { settingRoutes } from './modules/settings/routes.ts'
import { testRoutes } from './modules/tests/routes.ts'
import { reportRoutes } from './modules/reports/routes.ts'
import { userRoutes } from './modules/users/routes.ts'
import type { UserService } from './modules/users/service.ts'

interface Services {
  readonly identity: Identity
  readonly users: UserService
  readonly access: AccessService
}

/** A handler for every call of the contract; forgetting one does not compile. */
export const createHandlers = (deps: ModuleDeps, { identity, users, access }: Services): Handlers => ({
  ...identityRoutes(deps, identity, users),
  ...userRoutes(deps, identity, users),
  ...customerRoutes(deps),
  ...audienceRoutes(deps, access),
  ...settingRoutes(deps),
  ...personalDataRoutes(deps, identity.reauthentication),
  ...accessRoutes(access),
  ...articleRoutes(deps),
  ...contentRoutes(deps),
  ...keptRoutes(deps),
  ...searchRoutes(deps, access),
  ...homeRoutes(deps),
  ...analyticsRoutes(deps),
  ...reportRoutes(deps),
  ...auditRoutes(deps),
  ...imageRoutes(deps),
  ...customerFileRoutes(deps),
  ...providerCvRoutes(deps),
  ...contactFormRoutes(deps),
  ...requestFormRoutes(deps),
  ...notificationRoutes(deps),
  ...testRoutes(deps),
  ...assistantRoutes(deps, access),
  ...healthRoutes(deps),
})
