import { z } from 'zod'
import { anonymous, call } from './call.ts'
import { analyticsType, webPlatform } from './constants.ts'

/** The body of a push: a description, and the event as JSON text (specification, section 3). */
export const AnalyticsPush = z.strictObject({
  description: z.string().max(500),
  extras: z.string().max(5000),
})

export type AnalyticsPush = z.infer<typeof AnalyticsPush>

export const measure = {
  pushAnalytics: call('pushAnalytics', {
    access: anonymous,
    // Sent by the pages themselves: they must not use up what a person wants to write.
    perMinute: { person: 240 },
    params: z.strictObject({
      type: z.coerce
        .number()
        .pipe(z.union([z.literal(analyticsType.pageView), z.literal(analyticsType.action)])),
      platform: z.coerce.number().pipe(z.literal(webPlatform)),
    }),
    query: z.strictObject({
      pageName: z.string().min(1).max(60).optional(),
      actionName: z.string().min(1).max(60).optional(),
    }),
    body: AnalyticsPush,
    example: {
      params: { type: '1', platform: '3' },
      query: { pageName: 'Articles' },
      body: { description: 'Articles', extras: '{}' },
    },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({ stored: z.boolean() }),
    says: 'Records a page view (type 1, pageName) or an action (type 2, actionName). E-mail and username are dropped.',
  }),
} as const
