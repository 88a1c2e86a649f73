import { z } from 'zod'
import { action, call, signedIn } from './call.ts'
import { notificationSources } from './constants.ts'
import { PageQuery, pageOf } from './schemas.ts'

/**
 * Decision: there are these three sources and no call that adds or removes one. The specification (section 9) fixes them
 * with their ids, each is bound to what it arises from, and people's choices point at them. What can be changed is how a
 * source is called and whether it is on (`updateNotificationSource`).
 */
const sourceIds = [
  notificationSources.admin,
  notificationSources.bulletin,
  notificationSources.newDiscovery,
] as const

export const NotificationSourceId = z.literal(sourceIds, 'notification.sourceUnknown')
export type NotificationSourceId = z.infer<typeof NotificationSourceId>

const title = z.string().trim().min(1, 'notification.titleMissing').max(120, 'notification.titleTooLong')
const text = z.string().trim().min(1, 'notification.textMissing').max(600, 'notification.textTooLong')

/** A path of our own sites: a notification leads nowhere else. */
const OwnPath = z
  .string()
  .max(300, 'notification.linkInvalid')
  // A browser drops tabs and line ends and reads `\` as `/`: with them a path could lead to a foreign origin.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  .regex(/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/, 'notification.linkInvalid')

export const NotificationText = z.strictObject({ title, text, link: OwnPath.nullable() })
export type NotificationText = z.infer<typeof NotificationText>

const perLanguage = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ tr: schema, en: schema })

const SourceName = z
  .string()
  .trim()
  .min(1, 'notification.sourceNameMissing')
  .max(80, 'notification.sourceNameTooLong')
const SourceDescription = z.string().trim().max(300, 'notification.sourceDescriptionTooLong')

export const NotificationSource = z.object({
  id: NotificationSourceId,
  name: perLanguage(z.string()),
  description: perLanguage(z.string()),
  /** While it is off, nothing of this source arises. */
  isOn: z.boolean(),
  version: z.number().int(),
})

export type NotificationSource = z.infer<typeof NotificationSource>

/** To whom: everybody, everybody's employees, one company, or one role. There is no way to choose people by what they read or do. */
export const NotificationAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('employees') }),
  z.strictObject({ kind: z.literal('customer'), customerId: z.uuid('notification.customerUnknown') }),
  z.strictObject({
    kind: z.literal('role'),
    roleId: z.literal([1, 2, 3, 4, 5, 8, 9], 'notification.roleUnknown'),
  }),
])

export type NotificationAudience = z.infer<typeof NotificationAudience>

export const SendNotificationBody = z
  .strictObject({
    sourceId: NotificationSourceId.default(notificationSources.newDiscovery),
    audience: NotificationAudience,
    /** In one language or both: who reads the other one does not see a notification that lacks it. */
    texts: z.strictObject({ tr: NotificationText.optional(), en: NotificationText.optional() }),
  })
  .refine(({ texts }) => texts.tr !== undefined || texts.en !== undefined, {
    path: ['texts'],
    error: 'notification.textMissing',
  })

export type SendNotificationBody = z.infer<typeof SendNotificationBody>

export const SentNotification = z.object({
  id: z.uuid(),
  sourceId: NotificationSourceId,
  audience: NotificationAudience,
  texts: z.object({ tr: NotificationText.nullable(), en: NotificationText.nullable() }),
  /** Who sent it; `null` for what arose with a publication. */
  sentBy: z.string().nullable(),
  visibleFrom: z.iso.datetime(),
  recipientCount: z.number().int(),
  /** When it was taken back: nobody sees it any more. `null` for all others. */
  withdrawnAt: z.iso.datetime().nullable(),
  /**
   * How many had read it after its first day, as a band that then stays. `null` before, and where the band would be
   * about too few people, readers or not, for the floor of the company, or for the highest one where it is for several.
   */
  readCount: z.object({ atLeast: z.number().int(), atMost: z.number().int() }).nullable(),
})

export type SentNotification = z.infer<typeof SentNotification>

export const Notification = z.object({
  id: z.uuid(),
  sourceId: NotificationSourceId,
  sourceName: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  receivedAt: z.iso.datetime(),
})

export type Notification = z.infer<typeof Notification>

const channels = { inApp: z.boolean(), mail: z.boolean(), push: z.boolean() }

export const NotificationPreference = z.object({
  sourceId: NotificationSourceId,
  sourceName: z.string(),
  ...channels,
})

export type NotificationPreference = z.infer<typeof NotificationPreference>

const ById = z.strictObject({ id: z.uuid('notification.idInvalid') })
const byId = { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000004' } as const
const Unread = z.object({ unreadCount: z.number().int() })

export const notifications = {
  notificationSources: call('notificationSources', {
    access: action('ListNotifications'),
    answer: z.array(NotificationSource),
    says: 'The sources of notifications.',
  }),
  updateNotificationSource: call('updateNotificationSource', {
    access: action('UpdateNotificationSource'),
    params: z.strictObject({ id: z.coerce.number().pipe(NotificationSourceId) }),
    body: z.strictObject({
      name: perLanguage(SourceName).optional(),
      description: perLanguage(SourceDescription).optional(),
      isOn: z.boolean().optional(),
      version: z.number().int().min(1),
    }),
    example: { params: { id: '2' }, body: { isOn: true, version: 1 } },
    refuses: { 409: ['content.changedMeanwhile'] },
    answer: NotificationSource,
    says: 'Renames a source or switches it on or off. 409 where somebody else changed it in between.',
  }),
  sendNotification: call('sendNotification', {
    access: action('SendNotification'),
    idempotent: true,
    body: SendNotificationBody,
    example: {
      body: {
        sourceId: 1,
        audience: { kind: 'role', roleId: 8 },
        texts: {
          tr: { title: 'Bakım çalışması', text: 'Bu gece 02.00–03.00 arasında bakım yapılacak.', link: null },
          en: { title: 'Maintenance', text: 'There is maintenance tonight from 2 to 3 a.m.', link: null },
        },
      },
    },
    refuses: { 409: ['notification.sourceOff'], 429: ['identity.tooManyRequests'] },
    answer: SentNotification,
    says: 'Sends a notification to everybody, to all employees, one customer or one role.',
  }),
  sentNotifications: call('sentNotifications', {
    access: action('ListNotifications'),
    query: PageQuery.extend({ sourceId: z.coerce.number().pipe(NotificationSourceId).optional() }),
    answer: pageOf(SentNotification),
    says: 'What was sent, the newest first, with how many it reached.',
  }),
  sentNotification: call('sentNotification', {
    access: action('ListNotifications'),
    params: ById,
    example: { params: byId },
    answer: SentNotification,
    says: 'One notification that was sent.',
  }),
  withdrawNotification: call('withdrawNotification', {
    access: action('SendNotification'),
    params: ById,
    example: { params: byId },
    answer: SentNotification,
    says: 'Takes a notification back: nobody sees it any more, and what has not left by mail or push yet does not leave.',
  }),
  notifications: call('notifications', {
    access: signedIn,
    query: PageQuery,
    answer: pageOf(Notification).extend(Unread.shape),
    says: 'The notifications of the person who is signed in, in the language of the request, the newest first.',
  }),
  readNotification: call('readNotification', {
    access: signedIn,
    params: ById,
    example: { params: byId },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Unread,
    says: 'Marks one notification as read.',
  }),
  readAllNotifications: call('readAllNotifications', {
    access: signedIn,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Unread,
    says: 'Marks every notification as read.',
  }),
  removeNotification: call('removeNotification', {
    access: signedIn,
    params: ById,
    example: { params: byId },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Unread,
    says: 'Takes a notification out of one’s own list.',
  }),
  notificationPreferences: call('notificationPreferences', {
    access: signedIn,
    answer: z.array(NotificationPreference),
    says: 'By which ways the person who is signed in wants to hear of which source.',
  }),
  updateNotificationPreferences: call('updateNotificationPreferences', {
    access: signedIn,
    body: z.strictObject({
      preferences: z
        .array(
          z.strictObject({
            sourceId: NotificationSourceId,
            inApp: channels.inApp.optional(),
            mail: channels.mail.optional(),
            push: channels.push.optional(),
          }),
        )
        .min(1)
        .max(sourceIds.length),
    }),
    example: { body: { preferences: [{ sourceId: 2, mail: false }] } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.array(NotificationPreference),
    says: 'Switches ways on or off. Mail and push are off until someone switches them on; the mails come in the language of this call.',
  }),
} as const
