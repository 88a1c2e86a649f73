import type { outbox } from './schema.ts'

export type Message = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'recipient' | 'subject' | 'text' | 'createdAt'
>

/** One way out of the house. */
export interface Transport {
  /**
   * Resolves when the message has been taken. The same message may come again after a crash: its id tells. At the
   * signal it stops, lets go of its connection and fails.
   */
  readonly send: (message: Message, deadline: AbortSignal) => Promise<void>
  readonly close?: () => void
}

/** A message that was not taken; the code holds nothing of the message or its recipient. */
export class DeliveryError extends Error {
  readonly code: string
  /** Whether another try would be refused alike. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(code)
    this.name = 'DeliveryError'
    this.code = code
    this.isFinal = isFinal
  }
}
