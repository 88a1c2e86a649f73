import { type NotificationAudience, NotificationSourceId, SentNotification } from '@avita/api-client/contract'
import type { SendRow } from './store.ts'

export const sourceIdOf = (id: number): NotificationSourceId => NotificationSourceId.parse(id)

/** To whom a row of the table is addressed. */
export const audienceOf = ({
  audience,
  customerId,
  roleId,
}: Pick<SendRow, 'audience' | 'customerId' | 'roleId'>): NotificationAudience =>
  SentNotification.shape.audience.parse(
    audience === 'customer'
      ? { kind: audience, customerId }
      : audience === 'role'
        ? { kind: audience, roleId }
        : { kind: audience },
  )
