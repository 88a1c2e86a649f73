import { createHmac } from 'node:crypto'
import { DeliveryError, type Transport } from './transport.ts'

export interface Webhook {
  readonly url: string
  readonly secret: string | undefined
}

const answerMilliseconds = 5_000
/** The message itself is refused; anything else may be mended by the operator. */
const finalStatuses: readonly number[] = [400, 410, 413, 422]

/** Posts messages to the operator's webhook, signed; the id is the idempotency key. */
export const webhookTransport = ({ url, secret }: Webhook): Transport => ({
  send: async ({ id, kind, recipient, subject, text }, deadline) => {
    const body = JSON.stringify({ id, kind, to: recipient, subject, text })
    const signature = secret && createHmac('sha256', secret).update(body).digest('hex')
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.any([deadline, AbortSignal.timeout(answerMilliseconds)]),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(signature ? { 'x-avita-signature': `sha256=${signature}` } : {}),
      },
    }).catch(() => {
      throw new DeliveryError('webhook.unreachable', false)
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new DeliveryError(`webhook.${answer.status}`, finalStatuses.includes(answer.status))
  },
})
