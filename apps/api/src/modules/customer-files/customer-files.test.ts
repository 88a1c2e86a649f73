import { contract } from '@avita/api-client/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { formOf, picture } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'
import { downloadCounts } from './schema.ts'

const api = await startApi()
const pathOf = (customer: 'first' | 'second') => `/api/admin/customer/${demoCustomers[customer].id}/files`
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

const upload = async (customer: 'first' | 'second', title: string, file: Uint8Array = pdf, kind = 'poster') =>
  (await api.as('admin').post(pathOf(customer), formOf({ file, kind, title }, 'afiş.html'))).read(
    contract.uploadCustomerFile.answer,
  )

const listOf = async (who: 'hr' | 'hr2', query = '') =>
  (await api.as(who).get(`/api/customer/files${query}`)).read(contract.customerFiles.answer)

const storedFiles = async () => {
  let files = 0
  for await (const _ of api.deps.storage.list()) files += 1
  return files
}

test('a company sees and downloads its own design works, and no other does', async () => {
  const poster = await upload('first', 'İyi Oluş Haftası afişi')
  const logo = await upload('first', 'Logo', await picture('png', 20, 20), 'logo')
  await upload('second', 'Başka şirketin afişi')

  expect((await listOf('hr')).items.map(({ title }) => title)).toEqual(['Logo', 'İyi Oluş Haftası afişi'])
  expect((await listOf('hr', '?searchTerm=iyi%20oluş&isActive=true&isDeleted=false')).totalCount).toBe(1)
  expect((await listOf('hr', '?pageSize=1&pageIndex=2')).items).toEqual([poster])
  expect((await listOf('hr2')).items.map(({ title }) => title)).toEqual(['Başka şirketin afişi'])

  const own = await api.as('hr').get(`/api/customer/files/${poster.id}/content`)
  expect(own.bytes).toEqual(pdf)
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(own.headers['content-disposition']).toBe(
    `attachment; filename="Iyi Olus Haftas afisi.pdf"; filename*=UTF-8''${encodeURIComponent('İyi Oluş Haftası afişi.pdf')}`,
  )
  expect((await api.as('hr').get(`/api/customer/files/${logo.id}/content`)).headers['content-type']).toBe(
    'image/png',
  )
  const foreign = await api.as('hr2').get(`/api/customer/files/${poster.id}/content`)
  const missing = await api.as('hr2').get('/api/customer/files/3f0c1c5e-5d0a-4c8e-9d3e-1a0000000404/content')
  expect(foreign).toBeProblem(404, 'file.notFound')
  expect(missing).toBeProblem(404, 'file.notFound')
})

test('only what is active and not deleted can be asked for', async () => {
  for (const query of ['?isActive=false', '?isDeleted=true', '?customerId=1'])
    expect(await api.as('hr').get(`/api/customer/files${query}`)).toBeProblem(400, 'request.invalid')
})

test('downloads are counted per kind and day, without a person', async () => {
  const { id } = await upload('second', 'Broşür', pdf, 'brochure')
  for (let times = 0; times < 3; times += 1) await api.as('hr2').get(`/api/customer/files/${id}/content`)
  await api.as('hr').get(`/api/customer/files/${id}/content`)

  const counts = await api.database.select().from(downloadCounts)

  expect(counts.find(({ kind }) => kind === 'brochure')).toEqual({
    kind: 'brochure',
    day: new Date().toISOString().slice(0, 10),
    count: 3,
  })
})

const contentOf = async (id: string) =>
  Buffer.from((await api.as('hr').get(`/api/customer/files/${id}/content`)).bytes)

const canvas = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: '#274b4a',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
const telling = { IFD0: { Artist: 'Elif Y.' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } }

/** The place is a block of its own in EXIF, named by the tag 0x8825 in either byte order. */
const tellsPlace = (exif: Buffer | undefined) =>
  [Buffer.from([0x25, 0x88]), Buffer.from([0x88, 0x25])].some((tag) => exif?.includes(tag) ?? false)

test.each(['jpeg', 'png'] as const)(
  'a %s says no more where and by whom it was taken, and what lay behind it is gone',
  async (format) => {
    const photograph = await canvas
      .clone()
      .withMetadata({ density: 300 })
      .withExifMerge(telling)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Elif Y.</a></x:xmpmeta>')
      .toFormat(format)
      .toBuffer()
    expect(photograph.includes('Elif')).toBe(true)
    const sent = Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')])

    const { id, bytes } = await upload('first', `Fotoğraf ${format}`, sent, 'banner')

    const kept = await contentOf(id)
    expect(kept).toHaveLength(bytes)
    for (const trace of ['Elif', 'script', 'xmpmeta']) expect(kept.includes(trace)).toBe(false)
    const facts = await sharp(kept).metadata()
    expect(facts).toMatchObject({ format, width: 60, height: 40, density: 300 })
    expect(facts.xmp).toBeUndefined()
    expect(tellsPlace((await sharp(photograph).metadata()).exif)).toBe(true)
    expect(tellsPlace(facts.exif)).toBe(false)
  },
)

test('a picture for print keeps its pixels, its colour profile and its inks', async () => {
  const pixels = (content: Uint8Array) => sharp(content).keepIccProfile().raw().toBuffer()
  const wide = await canvas.clone().withIccProfile('p3').png().toBuffer()
  const deep = await canvas.clone().toColourspace('rgb16').png().toBuffer()
  const inked = await canvas.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()

  const keptWide = await contentOf((await upload('first', 'Geniş', wide, 'banner')).id)
  const keptDeep = await contentOf((await upload('first', 'Derin', deep, 'banner')).id)
  const keptInked = await contentOf((await upload('first', 'Baskı', inked, 'banner')).id)

  expect(await pixels(keptWide)).toEqual(await pixels(wide))
  expect((await sharp(keptWide).metadata()).icc).toEqual((await sharp(wide).metadata()).icc)
  const exact = (content: Uint8Array) =>
    sharp(content).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  expect(await exact(keptDeep)).toEqual(await exact(deep))
  const facts = await sharp(keptInked).metadata()
  expect(facts).toMatchObject({ format: 'jpeg', space: 'cmyk', channels: 4 })
  expect(facts.icc).toEqual((await sharp(inked).metadata()).icc)
  const [was, is] = [await pixels(inked), await pixels(keptInked)]
  const difference = was.reduce((sum, value, index) => sum + Math.abs(value - (is[index] ?? 0)), 0)
  expect(difference / was.length).toBeLessThan(2)
})

test('a photograph that lay on its side stands upright, and keeps standing', async () => {
  const turned = await canvas.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()

  const facts = await sharp(await contentOf((await upload('first', 'Yan', turned, 'banner')).id)).metadata()

  expect([facts.width, facts.height, facts.orientation ?? 1]).toEqual([40, 60, 1])
})

test('a picture that cannot be read, or is too large to be, is refused by name and not kept', async () => {
  const before = await storedFiles()
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const half = (await picture('jpeg')).subarray(0, 900)
  const cases = [
    [bomb, 'file.imageTooManyPixels'],
    [half, 'file.imageUnreadable'],
    [Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'), 'file.imageUnreadable'],
  ] as const

  for (const [file, code] of cases) {
    const answer = await api
      .as('admin')
      .post(pathOf('first'), formOf({ file, kind: 'poster', title: 'x' }, 'x.png'))
    expect(answer).toBeProblem(422, code)
    expect(answer.body).toMatchObject({ errors: [{ field: 'body.file', code }] })
  }
  expect(await storedFiles()).toBe(before)
})

test('what is not PDF, PNG or JPEG by its content is refused, whatever it is called, and nothing is kept', async () => {
  const before = await storedFiles()
  for (const file of [
    Buffer.from('<svg/>'),
    Buffer.from(' %PDF-1.7'),
    await picture('webp'),
    Buffer.from('PK'),
  ])
    expect(
      await api.as('admin').post(pathOf('first'), formOf({ file, kind: 'poster', title: 'x' }, 'x.pdf')),
    ).toBeProblem(422, 'file.kindRefused')
  expect(
    await api
      .as('admin')
      .post(
        '/api/admin/customer/3f0c1c5e-5d0a-4c8e-9d3e-1a0000000404/files',
        formOf({ file: pdf, kind: 'poster', title: 'x' }),
      ),
  ).toBeProblem(404, 'file.customerNotFound')
  expect(await storedFiles()).toBe(before)
})

test('a removed file is gone from the list, from its address and from the storage', async () => {
  const { id } = await upload('first', 'Geçici')
  const before = await storedFiles()

  expect((await api.as('admin').delete(`/api/admin/customer/files/${id}`)).body).toEqual({ deleted: true })
  expect(await api.as('admin').delete(`/api/admin/customer/files/${id}`)).toBeProblem(404, 'file.notFound')

  expect(await api.as('hr').get(`/api/customer/files/${id}/content`)).toBeProblem(404, 'file.notFound')
  await tidy(api.deps)
  expect(await storedFiles()).toBe(before - 1)
})

test('an upload whose transaction fails leaves nothing for longer than an hour', async () => {
  const key = { 'idempotency-key': 'one-key-for-two-bodies' }
  const admin = api.as('admin')
  await admin.post(pathOf('first'), formOf({ file: pdf, kind: 'poster', title: 'Bir' }), key)
  const before = await storedFiles()
  const refused = await admin.post(pathOf('first'), formOf({ file: pdf, kind: 'poster', title: 'İki' }), key)
  expect(refused).toBeProblem(422, 'request.keyReused')

  await tidy(api.deps)
  expect(await storedFiles()).toBe(before + 1)
  api.waitSeconds(3_601)
  await tidy(api.deps)
  expect(await storedFiles()).toBe(before)
})
