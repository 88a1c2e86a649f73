import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { AccessService } from '../access/service.ts'
import { audienceService } from './service.ts'

export const audienceRoutes = (deps: ModuleDeps, access: AccessService) => {
  const audiences = audienceService(deps, access)
  return handlers<'audiences'>({
    audiences: ({ language }) => audiences.all(language),
  })
}
