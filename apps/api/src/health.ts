import { sql } from 'drizzle-orm'
import { handlers } from './http/handler.ts'
import type { ModuleDeps } from './module-deps.ts'

export const healthRoutes = ({ database }: ModuleDeps) =>
  handlers<'healthLive' | 'healthReady'>({
    healthLive: () => ({ status: 'ok' }),
    healthReady: async () => {
      await database.execute(sql`select 1`)
      return { status: 'ok', database: 'ok' }
    },
  })
