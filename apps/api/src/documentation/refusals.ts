import { type CallName, contract, isBinary, largestFileOf } from '@avita/api-client/contract'
import type { ProblemCode } from '../problems.ts'
import tr from '../locales/tr/problems.json' with { type: 'json' }
import type { Entry } from './entry.ts'

/** A status with which a call refuses, and the codes that a caller then reads. */
export interface Refusal {
  readonly status: number
  readonly codes: readonly ProblemCode[]
}

const isCode = (code: string): code is ProblemCode => code in tr

const known = (name: CallName, code: string): ProblemCode => {
  if (isCode(code)) return code
  throw new TypeError(`${name} refuses with ${code}, which has no text`)
}

/** Parts of a path that choose between fixed things: a wrong one is invalid, never missing. */
const choices = ['projectId', 'type', 'platform']

/** What follows from the parts of an entry. */
const derived = ({
  name,
  access,
  params,
  idempotent,
  method,
}: Entry): (readonly [number, readonly ProblemCode[]])[] => {
  const isFile = largestFileOf(name) !== null
  const isWrite = method !== 'GET'
  const isRestricted = access.kind === 'page' || access.kind === 'action'
  const findsByPath = Object.keys(params?.shape ?? {}).some((part) => !choices.includes(part))
  return [
    [400, ['request.invalid']],
    ...(access.kind === 'open' ? [] : [[401, ['access.tokenMissing', 'access.tokenInvalid']] as const]),
    ...(isRestricted
      ? [[403, [access.kind === 'page' ? 'access.pageDenied' : 'access.actionDenied']] as const]
      : []),
    ...(isWrite ? [[403, ['request.crossSite']] as const] : []),
    ...(findsByPath ? [[404, []] as const] : []),
    // Whose account is erased while the call is under way.
    ...(isWrite && access.kind !== 'open' ? [[409, ['account.erased']] as const] : []),
    ...(idempotent ? [[409, ['request.stillRunning']] as const] : []),
    ...(isFile ? [[411, ['request.lengthRequired']] as const] : []),
    ...(isWrite ? [[413, ['request.bodyTooLarge']] as const] : []),
    ...(isWrite ? [[415, ['request.mediaTypeUnsupported']] as const] : []),
    ...(isBinary(name) ? [[416, ['request.rangeInvalid']] as const] : []),
    ...(idempotent ? [[422, ['request.keyReused']] as const] : []),
    // How often a person and an address may call at all (`http/call-limits.ts`).
    [429, ['identity.tooManyRequests']],
    [500, ['service.failed']],
    [503, ['service.busy', 'service.databaseAway']],
    ...(isWrite ? [[507, ['service.storageFull']] as const] : []),
  ]
}

/** Where a call finds something by its path and says no word of its own for what is missing. */
const plainlyMissing = ['content.notFound'] as const satisfies readonly ProblemCode[]

/** Every refusal of a call, in the order of the statuses: its own words first, then what is said of all calls. */
export const refusalsOf = (entry: Entry): Refusal[] => {
  const codes = new Map<number, ProblemCode[]>()
  const add = (status: number, further: readonly ProblemCode[]) =>
    codes.set(status, [...new Set([...(codes.get(status) ?? []), ...further])])
  for (const [status, own] of Object.entries(entry.refuses ?? {}))
    add(
      Number(status),
      own.map((code) => known(entry.name, code)),
    )
  for (const [status, further] of derived(entry)) add(status, further)
  return [...codes]
    .map(([status, all]) => ({ status, codes: all.length > 0 ? all : plainlyMissing }))
    .toSorted((one, other) => one.status - other.status)
}

/** What is answered before it is known which call is meant; a foreign client may meet it anywhere. */
export const beforeAnyCall: readonly number[] = [405, 408, 414, 431]

/** Every status with which a call answers, as its description says. */
export const statusesOf = (name: CallName): number[] => [
  200,
  ...(isBinary(name) ? [206, 304] : []),
  ...refusalsOf(contract[name]).map(({ status }) => status),
]
