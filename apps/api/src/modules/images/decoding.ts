import sharp, { type Metadata } from 'sharp'
import { createGate } from '../../gate.ts'
import { type ProblemCode, type ProblemError, problem } from '../../problems.ts'

/*
 * sharp decodes and encodes in the threads of libuv, off the thread that answers requests, so that a worker thread of
 * our own would add a copy and no protection. It is bounded here: one picture at a time, one thread per picture, a few
 * waiting, the rest 503; limits on pixels and seconds; and only the four decoders that are needed are reachable.
 */
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

const mostPixels = 40_000_000
const timeout = { seconds: 15 } as const
const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

/** Every picture that somebody sent goes through this one gate, whatever is made of it. */
export const pictureGate = createGate(1, 8)

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif'

/** A refusal of a picture, under the name of the field that brought it. */
export const pictureRefused = (code: ProblemCode, field: string): ProblemError =>
  problem(code, { status: 422, errors: [{ field, code }] })

/** What a still picture of one of these formats is, by its content; throws a problem for everything else. */
export const inspectPicture = async (
  content: Uint8Array,
  accepted: readonly PictureFormat[],
  field: string,
): Promise<Metadata> => {
  const facts = await sharp(content, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw pictureRefused('file.imageUnreadable', field)
    })
  if (
    !accepted.some((format) => format === facts.format) ||
    (facts.format === 'heif' && facts.compression !== 'av1')
  )
    throw pictureRefused('file.imageUnreadable', field)
  if ((facts.pages ?? 1) > 1) throw pictureRefused('file.imageAnimated', field)
  if (facts.width * facts.height > mostPixels) throw pictureRefused('file.imageTooManyPixels', field)
  return facts
}

/** An inspected picture, upright as its camera meant. */
export const decodePicture = (content: Uint8Array) => sharp(content, options).timeout(timeout).autoOrient()

/** Pixels that were decoded once, for another size or format. */
export const pictureOf = (
  data: Uint8Array,
  raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 },
) => sharp(data, { raw }).timeout(timeout)
