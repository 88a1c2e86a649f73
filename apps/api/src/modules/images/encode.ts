import { randomBytes } from 'node:crypto'
import type { ImageSource, ImageType } from '@avita/api-client/contract'
import type { Sharp } from 'sharp'
import { decodePicture, inspectPicture, pictureGate, pictureOf, pictureRefused } from './decoding.ts'
import { shapes } from './shapes.ts'

const field = 'body.image'
const accepted = ['jpeg', 'png', 'webp', 'heif'] as const

/** The most that WebP can hold: a taller picture has no form in which every browser shows it. */
const tallest = 16_383

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

interface EncodedFile extends ImageSource {
  readonly name: string
  readonly content: Uint8Array
}

export interface EncodedImage {
  readonly width: number
  readonly height: number
  readonly files: readonly EncodedFile[]
}

const unreadable = () => pictureRefused('file.imageUnreadable', field)

const encoded = (image: Sharp, format: Format) =>
  format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78, effort: 3 })

const widthsFor = (type: ImageType, width: number) => {
  const fitting = shapes[type].widths.filter((each) => each < width)
  const largest = Math.min(width, shapes[type].widths.at(-1) ?? width)
  return [...new Set([...fitting, largest])]
}

const encode = async (content: Uint8Array, type: ImageType): Promise<EncodedImage> => {
  const { autoOrient: upright } = await inspectPicture(content, accepted, field)
  const { widths, isSquare } = shapes[type]
  const largest = widths.at(-1) ?? 0
  if (!isSquare && upright.height * Math.min(1, largest / upright.width) > tallest)
    throw pictureRefused('file.imageTooTall', field)
  // In sRGB, at the largest size that is needed: decoded once, and without metadata.
  const { data, info } = await decodePicture(content)
    .resize(isSquare ? { width: largest, height: largest } : { width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const { width, height, channels } = info
  const files: EncodedFile[] = []
  for (const each of widthsFor(type, width))
    for (const format of formats) {
      const picture = pictureOf(data, { width, height, channels }).resize({ width: each })
      const name = `${randomBytes(16).toString('hex')}.${format}`
      files.push({
        name,
        type: `image/${format}`,
        width: each,
        url: `/api/files/${name}`,
        content: await encoded(picture, format)
          .toBuffer()
          .catch(() => {
            throw unreadable()
          }),
      })
    }
  return { width, height, files }
}

/** An image in the sizes of its type, as AVIF and WebP under random names; throws a problem where it is none. */
export const encodeImage = (content: Uint8Array, type: ImageType): Promise<EncodedImage> =>
  pictureGate(() => encode(content, type))
