import { handlers } from '../../http/handler.ts'
import type { UserService } from './service.ts'

export const userRoutes = (users: UserService) =>
  handlers<'users'>({ users: ({ query, language }) => users.list(query, language) })
