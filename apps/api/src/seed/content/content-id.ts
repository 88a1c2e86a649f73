import type { ContentKind } from '@avita/api-client/contract'
import { createHash } from 'node:crypto'

const namespace = Buffer.from('5f0c6a1e8d3b4c7f9a2e6b1d4c8f7a30', 'hex')

/** A version 5 UUID (RFC 9562): the same key gives the same id in every database, so that links survive a reset. */
export const contentId = (kind: ContentKind | 'scene', key: string): string => {
  const bytes = createHash('sha1').update(namespace).update(`${kind}:${key}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
