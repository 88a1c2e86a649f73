import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { notificationService } from './service.ts'

type Calls =
  | 'notificationSources'
  | 'updateNotificationSource'
  | 'sendNotification'
  | 'sentNotifications'
  | 'sentNotification'
  | 'withdrawNotification'
  | 'notifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'removeNotification'
  | 'notificationPreferences'
  | 'updateNotificationPreferences'

export const notificationRoutes = (deps: ModuleDeps) => {
  const notifications = notificationService(deps)
  return handlers<Calls>({
    notificationSources: () => notifications.sources(),
    updateNotificationSource: ({ params, body }) => notifications.changeSource(params.id, body),
    sendNotification: ({ body, actor, request }) => notifications.send(body, actor, request.idempotencyKey),
    sentNotifications: ({ query: { sourceId, ...page } }) => notifications.sent(sourceId, page),
    sentNotification: ({ params }) => notifications.sentOne(params.id),
    withdrawNotification: ({ params, actor }) => notifications.withdraw(params.id, actor),
    notifications: ({ actor, language, query }) => notifications.mine(actor, language, query),
    readNotification: ({ params, actor, language }) => notifications.read(params.id, actor, language),
    readAllNotifications: ({ actor, language }) => notifications.readAll(actor, language),
    removeNotification: ({ params, actor, language }) => notifications.remove(params.id, actor, language),
    notificationPreferences: ({ actor, language }) => notifications.preferences(actor, language),
    updateNotificationPreferences: ({ body, actor, language }) =>
      notifications.changePreferences(body.preferences, actor, language),
  })
}
