import { Image } from '@avita/api-client/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formOf, picture } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'
import { images } from './schema.ts'

const api = await startApi()
const path = '/api/admin/multimedia/image'
const editor = api.as('editor')

const kept = async () => {
  const keys = []
  for await (const key of api.deps.storage.list()) keys.push(key)
  return { rows: (await api.database.select().from(images)).length, files: keys.length }
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s comes back as AVIF and WebP in the widths of its type, without its metadata',
  async (format) => {
    const answer = await editor.post(
      path,
      formOf({ image: await picture(format), Type: 'cover' }, 'evil.html'),
    )

    expect(answer.status).toBe(200)
    const image = answer.read(Image)
    expect(image).toMatchObject({ width: 700, height: 500 })
    expect(image.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/webp 480',
      'image/avif 700',
      'image/webp 700',
    ])
    for (const { url, width, type } of image.sources) {
      const file = await api.as('nobody').get(url)
      expect(file.status).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'content-length': String(file.bytes.length),
      })
      const facts = await sharp(file.bytes).metadata()
      expect(facts.width).toBe(width)
      expect(facts.exif).toBeUndefined()
      expect(file.bytes.includes('Elif')).toBe(false)
    }
  },
)

test('a face is cut to a square, and a turned photograph stands upright', async () => {
  const face = await editor.post(path, formOf({ image: await picture('jpeg'), Type: 'avatar' }))
  expect(face.read(Image)).toMatchObject({ width: 192, height: 192 })

  const turned = await sharp(await picture('jpeg', 300, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const upright = await editor.post(path, formOf({ image: turned, Type: 'inline' }))
  expect(upright.read(Image)).toMatchObject({ width: 200, height: 300 })
})

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
const frames = await sharp(
  [
    await picture('png', 20, 20),
    await sharp(await picture('png', 20, 20))
      .negate()
      .toBuffer(),
  ],
  { join: { animated: true } },
)
  .webp()
  .toBuffer()
/** A header that promises a hundred megapixels in a few bytes. */
const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } })
  .png({ compressionLevel: 9 })
  .toBuffer()

test.each<
  [string, Uint8Array, number, 'file.imageUnreadable' | 'file.imageAnimated' | 'file.imageTooManyPixels']
>([
  ['an SVG under the name of a PNG', svg, 422, 'file.imageUnreadable'],
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'file.imageUnreadable'],
  ['a GIF', await picture('gif'), 422, 'file.imageUnreadable'],
  ['a TIFF', await picture('tiff'), 422, 'file.imageUnreadable'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 422, 'file.imageUnreadable'],
  ['half a JPEG', (await picture('jpeg')).subarray(0, 900), 422, 'file.imageUnreadable'],
  [
    'a picture with a script behind it, cut',
    Buffer.concat([(await picture('png')).subarray(0, 60), svg]),
    422,
    'file.imageUnreadable',
  ],
  ['a moving picture', frames, 422, 'file.imageAnimated'],
  ['a hundred megapixels', bomb, 422, 'file.imageTooManyPixels'],
])('%s is refused, and nothing is kept', async (_, image, status, code) => {
  const before = await kept()

  const answer = await editor.post(path, formOf({ image, Type: 'cover' }))

  expect(answer).toBeProblem(status, code)
  expect(answer.body).toMatchObject({ errors: [{ field: 'body.image', code }] })

  expect(await kept()).toEqual(before)
})

test('a tall picture is kept; one too tall for every format is refused under the name of its field', async () => {
  const tall = await editor.post(path, formOf({ image: await picture('png', 1_000, 16_000), Type: 'inline' }))
  expect(tall.read(Image)).toMatchObject({ width: 960, height: 15_360 })

  const before = await kept()
  const ribbon = await editor.post(path, formOf({ image: await picture('png', 200, 17_000), Type: 'inline' }))
  expect(ribbon).toBeProblem(422, 'file.imageTooTall')
  expect(ribbon.body).toMatchObject({ errors: [{ field: 'body.image', code: 'file.imageTooTall' }] })
  const lying = await sharp(await picture('jpeg', 17_000, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await editor.post(path, formOf({ image: lying, Type: 'inline' }))).toBeProblem(
    422,
    'file.imageTooTall',
  )
  expect(await kept()).toEqual(before)
  // A face is cut out of it: how tall it was does not matter.
  const face = await editor.post(path, formOf({ image: await picture('png', 200, 17_000), Type: 'avatar' }))
  expect(face.read(Image)).toMatchObject({ width: 192, height: 192 })
}, 30_000)

test('what is no proper form is refused before anything is worked on', async () => {
  const image = await picture('png', 10, 10)
  const before = await kept()
  const twice = formOf({ image, Type: 'cover' })
  twice.append('Type', 'inline')

  expect(await editor.post(path, twice)).toBeProblem(400, 'request.malformed')
  expect(await editor.post(path, { Type: 'cover' })).toBeProblem(415, 'request.mediaTypeUnsupported')
  expect(await editor.post(path, formOf({ image, Type: 'tapestry' }))).toBeProblem(400, 'request.invalid')
  expect(await editor.post(path, formOf({ Type: 'cover' }))).toBeProblem(400, 'request.invalid')
  expect(await editor.post(path, formOf({ image, Type: 'cover', id: '1' }))).toBeProblem(
    400,
    'request.invalid',
  )
  expect(
    await editor.post(path, formOf({ image: Buffer.alloc(5 * 1024 * 1024 + 1), Type: 'cover' })),
  ).toBeProblem(413, 'request.bodyTooLarge')
  expect(
    await editor.post(path, formOf({ image: Buffer.alloc(6 * 1024 * 1024), Type: 'cover' })),
  ).toBeProblem(413, 'request.bodyTooLarge')
  const torn = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await editor.post(path, new URLSearchParams('--x'), torn)).toBeProblem(400, 'request.malformed')
  expect(await kept()).toEqual(before)
})

test('the same upload with the same key is one image', async () => {
  const image = await picture('png', 40, 40)
  const key = { 'idempotency-key': 'upload-of-one-picture' }
  const first = await editor.post(path, formOf({ image, Type: 'inline' }), key)
  const again = await editor.post(path, formOf({ image, Type: 'inline' }), key)
  const other = await editor.post(path, formOf({ image: await picture('png', 41, 41), Type: 'inline' }), key)

  expect(again.body).toEqual(first.body)
  expect(other).toBeProblem(422, 'request.keyReused')
})

test('an unknown name, and one that leads elsewhere, are not found', async () => {
  const nobody = api.as('nobody')
  expect(await nobody.get(`/api/files/${'0'.repeat(32)}.avif`)).toBeProblem(404, 'file.notFound')
  for (const name of ['..%2f..%2fetc%2fpasswd', `${'0'.repeat(32)}.svg`, '..', 'private'])
    expect((await nobody.get(`/api/files/${name}`)).status).toBeGreaterThanOrEqual(400)
})

test('a browser that has the file is told so, and a part of it can be had', async () => {
  const image = (
    await editor.post(path, formOf({ image: await picture('png', 50, 50), Type: 'inline' }))
  ).read(Image)
  const url = image.sources[0]?.url ?? ''
  const nobody = api.as('nobody')
  const whole = await nobody.get(url)
  const etag = String(whole.headers['etag'])

  const known = await nobody.get(url, { 'if-none-match': `"other", W/${etag}` })
  const part = await nobody.get(url, { range: 'bytes=4-7' })
  const tail = await nobody.get(url, { range: 'bytes=-5' })

  expect([known.status, known.bytes.length]).toEqual([304, 0])
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 4-7/${whole.bytes.length}`])
  expect(part.bytes).toEqual(whole.bytes.subarray(4, 8))
  expect(tail.bytes).toEqual(whole.bytes.subarray(-5))
  expect(await nobody.get(url, { range: 'bytes=999999-' })).toBeProblem(416, 'request.rangeInvalid')
  expect((await nobody.get(url, { range: 'bytes=0-3', 'if-range': '"older"' })).bytes).toEqual(whole.bytes)
})
