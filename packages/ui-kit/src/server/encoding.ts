import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in every encoding that we answer with. */
export type Encoded = Readonly<Record<Encoding, Buffer>>

/** Compresses a text as far as it goes: it is kept and answered many times. */
export const encode = async (text: string): Promise<Encoded> => {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zip(identity, { level: 9 }),
  ])
  return { identity, br, gzip: gz }
}

/** The best encoding that an `Accept-Encoding` header allows; one with quality 0 is refused. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const allowed = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : 'identity'
}
