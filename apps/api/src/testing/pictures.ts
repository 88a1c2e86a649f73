import sharp from 'sharp'

/** A picture with an author and a place in its metadata. */
export const picture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 700,
  height = 500,
) =>
  sharp({ create: { width, height, channels: 3, background: '#274b4a' } })
    .withExif({ IFD0: { Artist: 'Elif Y.' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .toFormat(format)
    .toBuffer()

/** A form as a browser sends it. */
export const formOf = (
  fields: Readonly<Record<string, string | Uint8Array>>,
  fileName = 'picture.png',
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value)], fileName, { type: 'image/png' }))
  return form
}
