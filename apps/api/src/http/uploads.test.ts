import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { demoCustomers } from '../seed/demo-accounts.ts'
import { formOf } from '../testing/pictures.ts'
import { startApi } from '../testing/start-api.ts'

const cvPath = '/api/serviceProviderForm/cv'
const imagePath = '/api/admin/multimedia/image'
const customerPath = `/api/admin/customer/${demoCustomers.first.id}/files`
const megabyte = 1024 * 1024
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

const start = async () => {
  const api = await startApi()
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })

  /** Begins an upload of so many bytes and sends none of them. */
  const begin = async (who: 'visitor' | 'editor' | 'admin', path: string, bytes: number) => {
    const token = await api.tokenOf(who)
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let heard = ''
    socket.on('error', () => undefined)
    socket.on('data', (part) => (heard += String(part)))
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes}\r\n\r\n--x\r\n`,
    )
    await sleep(150)
    return { socket, heard: () => heard }
  }
  return { api, begin }
}

test('who has sent too many files hears it before another one is read', async () => {
  const { api, begin } = await start()
  for (let times = 0; times < 10; times += 1)
    expect((await api.as('visitor').post(cvPath, formOf({ cv: pdf }))).status).toBe(200)

  const { heard } = await begin('visitor', cvPath, 4 * megabyte)

  expect(heard()).toMatch(/^HTTP\/1\.1 429 /)
  expect(heard()).toContain('file.tooManyUploads')
  expect(heard().toLowerCase()).toContain('retry-after:')
})

test('one person sends four files at a time, and what they leave behind unfinished makes room again', async () => {
  const { api, begin } = await start()
  const slow = []
  for (let times = 0; times < 4; times += 1) slow.push(await begin('editor', imagePath, megabyte))

  const fifth = await begin('editor', imagePath, megabyte)
  expect(fifth.heard()).toMatch(/^HTTP\/1\.1 429 /)
  expect(slow.map(({ heard }) => heard())).toEqual(['', '', '', ''])
  expect((await api.as('visitor').post(cvPath, formOf({ cv: pdf }))).status).toBe(200)

  for (const { socket } of slow) socket.destroy()
  await sleep(200)
  expect((await begin('editor', imagePath, megabyte)).heard()).toBe('')
})

test('files on their way take so much memory in all, and the rest of the service goes on', async () => {
  const { api, begin } = await start()
  for (let times = 0; times < 4; times += 1) await begin('admin', customerPath, 20 * megabyte)
  for (let times = 0; times < 3; times += 1) await begin('editor', imagePath, 5 * megabyte)

  const oneMore = await begin('visitor', cvPath, 5 * megabyte)

  expect(oneMore.heard()).toMatch(/^HTTP\/1\.1 503 /)
  expect(oneMore.heard()).toContain('service.busy')
  expect(oneMore.heard().toLowerCase()).toContain('retry-after: 5')
  expect((await api.as('visitor').post(cvPath, formOf({ cv: pdf }))).status).toBe(200)
  expect((await api.as('employee').get('/api/account')).status).toBe(200)
})
