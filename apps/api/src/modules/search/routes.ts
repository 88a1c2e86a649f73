import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { AccessService } from '../access/service.ts'
import { searchService } from './service.ts'

export const searchRoutes = (deps: ModuleDeps, access: AccessService) => {
  const searching = searchService(deps, access)
  return handlers<'search'>({
    search: ({ query, language, actor, request }) => searching.search(query, language, actor, request.ip),
  })
}
