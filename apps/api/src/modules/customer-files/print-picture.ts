import type { Metadata } from 'sharp'
import { decodePicture, inspectPicture, pictureGate, pictureRefused } from '../images/decoding.ts'

const field = 'body.file'
const accepted = ['jpeg', 'png'] as const

/** Of all metadata a printer needs the resolution alone. PNG keeps it by itself; JPEG has it in a block of its own. */
const resolutionOf = ({ density }: Metadata) => ({
  IFD0: { XResolution: `${density ?? 72}/1`, YResolution: `${density ?? 72}/1`, ResolutionUnit: '2' },
})

const decoded = (content: Uint8Array, { space, depth }: Metadata) => {
  const picture = decodePicture(content).keepIccProfile()
  // By itself sharp would turn the inks of a printer into sRGB, and sixteen bits into eight.
  if (space === 'cmyk') return picture.pipelineColourspace('cmyk').toColourspace('cmyk')
  return depth === 'ushort' ? picture.toColourspace(space) : picture
}

const made = async (content: Uint8Array): Promise<Uint8Array> => {
  const facts = await inspectPicture(content, accepted, field)
  const picture = decoded(content, facts)
  return (
    facts.format === 'png'
      ? picture.png({ compressionLevel: 6 })
      : picture.withExif(resolutionOf(facts)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  )
    .toBuffer()
    .catch(() => {
      throw pictureRefused('file.imageUnreadable', field)
    })
}

/**
 * A PNG or JPEG for print, made anew from its pixels: whatever else the file carried (place, camera, author, a script
 * behind the picture) is gone; colours stay under their own profile. Throws a problem where it is no such picture.
 */
export const printPicture = (content: Uint8Array): Promise<Uint8Array> => pictureGate(() => made(content))
