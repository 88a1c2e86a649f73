import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile, utimes } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { FileMissingError, type FileStorage } from './storage.ts'

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const options = { bucket: 'avita', region: 'eu-central-1', accessKey: 'AKIDEXAMPLE', secretKey: 'a-secret' }
const signature =
  /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=([a-z\d;-]+), Signature=[a-f\d]{64}$/

/** A look-alike of S3 on a real port: it keeps objects and refuses what is not signed as it should be. */
const startS3 = async ({ failFirst = 0 } = {}) => {
  const objects = new Map<string, Buffer>()
  const seen: string[] = []
  let failures = failFirst
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://s3')
    seen.push(`${request.method} ${url.pathname}`)
    const [, signed = ''] = signature.exec(request.headers.authorization ?? '') ?? []
    const date = String(request.headers['x-amz-date'])
    if (!signed.includes('host') || !signed.includes('x-amz-date') || !/^\d{8}T\d{6}Z$/.test(date))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const claimed = String(request.headers['x-amz-content-sha256'])
    if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== createHash('sha256').update(body).digest('hex'))
      return response.writeHead(400).end()
    if (failures > 0) {
      failures -= 1
      return response.writeHead(503).end()
    }
    if (url.searchParams.get('list-type') === '2') {
      const keys = [...objects.keys()].toSorted()
      const after = Number(url.searchParams.get('continuation-token') ?? 0)
      const contents = keys.slice(after, after + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
      const next =
        after + 2 < keys.length ? `<NextContinuationToken>${after + 2}</NextContinuationToken>` : ''
      return response.writeHead(200).end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
    }
    const key = url.pathname.replace('/avita/', '')
    const object = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!object) return response.writeHead(404).end()
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = first === undefined ? object : object.subarray(Number(first), Number(last) + 1)
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length })
    return response.end(request.method === 'HEAD' ? undefined : part)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { endpoint: `http://127.0.0.1:${port}`, objects, seen }
}

const kinds: readonly [string, () => Promise<FileStorage>][] = [
  ['a folder', async () => createFolderStorage(join(await temporaryFolder(), 'made', 'later'))],
  ['S3', async () => createS3Storage({ ...options, endpoint: (await startS3()).endpoint })],
]

describe.each(kinds)('in %s', (_, create) => {
  const key = 'private/0f0c1c5e-5d0a-4c8e-9d3e-1a0000000001'

  test('a file is kept, read in whole or in part, replaced and removed', async () => {
    const storage = await create()
    expect(await storage.size(key)).toBeNull()
    await expect(storage.read(key)).rejects.toThrow(FileMissingError)

    await storage.put(key, Buffer.from('first'))
    await storage.put(key, Buffer.from('çok güzel'))

    expect(await storage.size(key)).toBe(11)
    expect((await buffer(await storage.read(key))).toString()).toBe('çok güzel')
    expect((await buffer(await storage.read(key, { start: 5, end: 7 }))).toString()).toBe('gü')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.size(key)).toBeNull()
  })

  test('every file is listed', async () => {
    const storage = await create()
    const keys = [
      'private/aaaaaaaa',
      'private/bbbbbbbb',
      'public/cccccccc.avif',
      'public/dddddddd.webp',
      'public/eeeeeeee.webp',
    ]
    for (const each of keys) await storage.put(each, Buffer.from(each))

    const listed = []
    for await (const each of storage.list()) listed.push(each)

    expect(listed.toSorted()).toEqual(keys)
  })

  test.each([
    '../outside',
    'private/../../outside',
    '/etc/passwd',
    'private/a/b',
    'private/..',
    'PRIVATE/aaaaaaaa',
    'private/aaaaaaaa\0',
  ])('the key %j is refused', async (bad) => {
    const storage = await create()
    await expect(storage.put(bad, Buffer.from('x'))).rejects.toThrow(RangeError)
    await expect(storage.read(bad)).rejects.toThrow(RangeError)
    await expect(storage.size(bad)).rejects.toThrow(RangeError)
    await expect(storage.remove(bad)).rejects.toThrow(RangeError)
  })
})

test('a symlink in the folder is not followed, and nothing unfinished stays behind', async () => {
  const folder = await temporaryFolder()
  const secret = join(folder, 'secret.txt')
  await writeFile(secret, 'not yours')
  await mkdir(join(folder, 'private'))
  await symlink(secret, join(folder, 'private', 'aaaaaaaa'))
  await mkdir(join(folder, 'private', 'bbbbbbbb'))
  const storage = createFolderStorage(folder)

  expect(await storage.size('private/aaaaaaaa')).toBeNull()
  await expect(storage.read('private/aaaaaaaa')).rejects.toThrow(FileMissingError)
  await expect(storage.put('private/bbbbbbbb', Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/)

  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('what a process left half written when it was killed goes after an hour, what is being written stays', async () => {
  const folder = await temporaryFolder()
  const storage = createFolderStorage(folder)
  await storage.removeUnfinished?.(new Date())
  await storage.put('private/aaaaaaaa', Buffer.from('whole'))
  for (const name of ['left', 'young']) await writeFile(join(folder, 'unfinished', name), 'half')
  const longAgo = new Date(Date.now() - 7_200_000)
  for (const path of ['unfinished/left', 'private/aaaaaaaa'])
    await utimes(join(folder, path), longAgo, longAgo)

  await storage.removeUnfinished?.(new Date(Date.now() - 3_600_000))

  expect(await readdir(join(folder, 'unfinished'))).toEqual(['young'])
  expect(await storage.size('private/aaaaaaaa')).toBe(5)
})

test('S3 is asked again after a hiccup, and its refusal names a status and nothing else', async () => {
  const { endpoint, seen } = await startS3({ failFirst: 1 })
  await createS3Storage({ ...options, endpoint }).put('private/aaaaaaaa', Buffer.from('x'))
  expect(seen).toEqual(['PUT /avita/private/aaaaaaaa', 'PUT /avita/private/aaaaaaaa'])

  const stranger = createS3Storage({ ...options, endpoint, accessKey: 'OTHER' })
  await expect(stranger.put('private/aaaaaaaa', Buffer.from('x'))).rejects.toMatchObject({
    code: 'S3_403',
    message: 'The file storage refused',
  })
})
