import { contract } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { formOf } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'
import { discardProviderCvs } from './discard.ts'
import { providerCvs } from './schema.ts'
import { providerCvService } from './service.ts'

const path = '/api/serviceProviderForm/cv'
const pdf = Buffer.from('%PDF-1.7\nÖzgeçmiş\n%%EOF\n')

const start = async () => {
  const api = await startApi()
  const cvs = providerCvService(api.deps)
  const upload = async () =>
    (await api.as('visitor').post(path, formOf({ cv: pdf }, 'Elif Yılmaz.pdf'))).read(
      contract.uploadProviderCv.answer,
    ).cvToken
  const claim = (token: string) => api.database.transaction((transaction) => cvs.claim(transaction, token))
  const files = async () => {
    let count = 0
    for await (const _ of api.deps.storage.list()) count += 1
    return count
  }
  return { api, upload, claim, files }
}

test('a CV is named once by its form, and then read by whoever reads the forms', async () => {
  const { api, upload, claim, files } = await start()
  const token = await upload()

  const id = await claim(token)

  await expect(claim(token)).rejects.toMatchObject({ code: 'file.cvTokenInvalid' })
  await expect(claim('made-up')).rejects.toMatchObject({ code: 'file.cvTokenInvalid' })
  api.waitSeconds(7_200)
  await tidy(api.deps)
  const read = await api.as('admin').get(`/api/admin/serviceProviderForm/cv/${id}`)
  expect(read.bytes).toEqual(pdf)
  expect(read.headers['content-disposition']).toContain('attachment')
  expect(await api.as('editor').get(`/api/admin/serviceProviderForm/cv/${id}`)).toBeProblem(
    403,
    'access.actionDenied',
  )
  await api.database.transaction((transaction) => discardProviderCvs(transaction, [id], api.deps.clock()))
  await tidy(api.deps)
  expect([await files(), await api.database.$count(providerCvs)]).toEqual([0, 0])
})

test('a CV that no form names is removed after an hour, and cannot be read before', async () => {
  const { api, upload, claim, files } = await start()
  const token = await upload()
  const [row] = await api.database.select().from(providerCvs)
  expect(await api.as('admin').get(`/api/admin/serviceProviderForm/cv/${row?.id}`)).toBeProblem(
    404,
    'file.notFound',
  )
  expect(await files()).toBe(1)

  api.waitSeconds(3_601)
  await expect(claim(token)).rejects.toMatchObject({ code: 'file.cvTokenInvalid' })
  await tidy(api.deps)

  expect([await files(), await api.database.$count(providerCvs)]).toEqual([0, 0])
})

test('of two forms that name one CV at the same time one gets it', async () => {
  const { upload, claim } = await start()
  const token = await upload()

  const results = await Promise.allSettled([claim(token), claim(token), claim(token)])

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what is no PDF is refused, and so is the eleventh in an hour; nothing is kept of either', async () => {
  const { api, upload, files } = await start()
  for (const cv of [Buffer.from('<html>'), Buffer.from('MZ'), Buffer.from('\u{feff}%PDF-')])
    expect(await api.as('visitor').post(path, formOf({ cv }, 'cv.pdf'))).toBeProblem(422, 'file.kindRefused')
  expect(await files()).toBe(0)
  for (let times = 0; times < 7; times += 1) await upload()

  const answer = await api.as('visitor').post(path, formOf({ cv: pdf }))

  expect(answer).toBeProblem(429, 'file.tooManyUploads')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await files()).toBe(7)
  expect(api.log()).not.toContain('Elif')
})
