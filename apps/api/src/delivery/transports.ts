import type { Config } from '../config.ts'
import type { MessageKind } from './schema.ts'
import type { Transport } from './transport.ts'
import { mailFolderOf } from './mail-folder.ts'
import { folderTransport, smtpTransport } from './mail.ts'
import { webhookTransport } from './webhook.ts'

export type Transports = Partial<Record<MessageKind, Transport>>

type Delivery = Pick<
  Config,
  'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FOLDER' | 'DELIVERY_WEBHOOK_URL' | 'DELIVERY_WEBHOOK_SECRET'
>

const mailTransport = (config: Delivery, webhook: Transport | null): Transport | null => {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL, config.MAIL_FROM)
  if (webhook && config.MAIL_FOLDER === undefined) return webhook
  const folder = mailFolderOf(config)
  return folder === null ? null : folderTransport(folder, config.MAIL_FROM)
}

/** The ways out that are configured; what has none waits in the table until it is of no more use. */
export const createTransports = (config: Delivery): Transports => {
  const webhook = config.DELIVERY_WEBHOOK_URL
    ? webhookTransport({ url: config.DELIVERY_WEBHOOK_URL, secret: config.DELIVERY_WEBHOOK_SECRET })
    : null
  const mail = mailTransport(config, webhook)
  return { ...(mail ? { mail } : {}), ...(webhook ? { sms: webhook, push: webhook } : {}) }
}
