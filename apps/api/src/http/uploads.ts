import { type CallName, multipart } from '@avita/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { addressKeyOf } from '../identity/address-key.ts'
import type { Attempts } from '../identity/attempts.ts'
import type { KeyVault } from '../identity/key-vault.ts'
import { problemAfter } from '../problems.ts'

type UploadName = keyof typeof multipart

/** How many files somebody may send in an hour, whatever becomes of them: a person, or an address without an account. */
const perHour = {
  uploadImage: 120,
  uploadCustomerFile: 120,
  uploadProviderCv: 10,
} as const satisfies Record<UploadName, number>

export const isUpload = (name: CallName): name is UploadName => name in multipart

const megabyte = 1024 * 1024
/** What all files that are on their way or being worked on may take of our memory. */
const bytesAtOnce = 96 * megabyte
const filesOfOneAtOnce = 4
const retrySeconds = 5

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** How large the body says it is. */
  readonly bytes: number
}

/** Lets an upload in, or throws, before any of its body is read. */
export type AdmitUpload = (name: UploadName, by: Actor, exchange: Exchange) => Promise<void>

/**
 * Uploads lie whole in memory while they are worked on, and while they come slowly hold no place among those being
 * served (`load.ts`). So their bytes are bounded, as they were announced, and they are counted before they are read.
 */
export const createUploads = (attempts: Attempts, vault: KeyVault): AdmitUpload => {
  const underWay = new Map<string, number>()
  let bytesUnderWay = 0

  const hold = (who: string, { request, reply, bytes }: Exchange) => {
    // Their close is not told twice.
    if (request.hasGone) return
    const own = underWay.get(who) ?? 0
    if (own >= filesOfOneAtOnce) throw problemAfter('file.tooManyUploads', 429, retrySeconds)
    if (bytesUnderWay + bytes > bytesAtOnce) throw problemAfter('service.busy', 503, retrySeconds)
    bytesUnderWay += bytes
    underWay.set(who, own + 1)
    reply.raw.once('close', () => {
      bytesUnderWay -= bytes
      const left = (underWay.get(who) ?? 1) - 1
      if (left === 0) underWay.delete(who)
      else underWay.set(who, left)
    })
  }

  return async (name, by, exchange) => {
    const who = by.kind === 'person' ? by.id : addressKeyOf(vault, exchange.request.ip)
    hold(who, exchange)
    await attempts.count(`${name} by ${who}`, { times: perHour[name], seconds: 3_600 }, 'file.tooManyUploads')
  }
}
