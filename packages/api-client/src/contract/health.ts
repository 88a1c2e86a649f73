import { z } from 'zod'
import { call, open } from './call.ts'

export const health = {
  healthLive: call('healthLive', {
    access: open,
    answer: z.object({ status: z.literal('ok') }),
    says: 'Whether the process answers.',
  }),
  healthReady: call('healthReady', {
    access: open,
    answer: z.object({ status: z.literal('ok'), database: z.literal('ok') }),
    says: 'Whether the process can serve: 503 while the database is away.',
  }),
} as const
