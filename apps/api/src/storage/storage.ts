import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/file-answer.ts'

/** Where files lie: a folder, or S3-compatible storage. Keys are ours, never made of what a person sent. */
export interface FileStorage {
  /** Keeps a file; when the promise resolves, it survives a power cut. */
  readonly put: (key: string, content: Uint8Array) => Promise<void>
  /** The size in bytes, `null` for an unknown key. */
  readonly size: (key: string) => Promise<number | null>
  /** Throws {@link FileMissingError} for an unknown key. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Removes a file; an unknown key is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Clears away what a process left half written before that moment; absent where nothing half written can lie. */
  readonly removeUnfinished?: (before: Date) => Promise<void>
  /** Every key there is. */
  readonly list: () => AsyncIterable<string>
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError'
}

const keyPattern = /^(public|private)\/[a-z\d][a-z\d-]{7,80}(\.[a-z\d]{1,8})?$/

/** Whether a key has the one shape that keys have: two plain segments, so that no path leads anywhere else. */
export const isFileKey = (key: string): boolean => keyPattern.test(key)

/** The key; throws a `RangeError` where it does not have the shape of one. */
export const checkedKey = (key: string): string => {
  if (!isFileKey(key)) throw new RangeError('Not the key of a file')
  return key
}
