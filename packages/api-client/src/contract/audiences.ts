import { z } from 'zod'
import { Role } from './access.ts'
import { action, call } from './call.ts'

/** Whom a piece can be meant for and a notification sent to: names to choose from, and nothing else of them. */
export const Audiences = z.object({
  /** The companies that are not removed, by name. */
  customers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  roles: z.array(Role),
})

export type Audiences = z.infer<typeof Audiences>

export const audiences = {
  audiences: call('audiences', {
    access: action('ListAudiences'),
    answer: Audiences,
    says: 'Names and ids of companies and roles, for those who write content or send notifications.',
  }),
} as const
