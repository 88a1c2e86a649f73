import { handlers } from '../../http/handler.ts'
import { menuOf } from './menus.ts'
import type { AccessService } from './service.ts'

export const accessRoutes = (access: AccessService) =>
  handlers<'navigationMenu' | 'pagesAndActions' | 'roles'>({
    navigationMenu: ({ query, language }) => menuOf(query.app, language),
    pagesAndActions: ({ params, actor }) => access.pagesAndActions(actor, params.projectId),
    roles: ({ params, language }) => access.roles(params.projectId, language),
  })
