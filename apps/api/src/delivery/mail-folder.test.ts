import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderTransport } from './mail.ts'
import { mailFileName, mailFolderOf, removeMailsTo, removeOldMails } from './mail-folder.ts'

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const write = async (folder: string, recipient: string) => {
  const message = {
    id: randomUUID(),
    kind: 'mail' as const,
    recipient,
    subject: 'Günaydın',
    text: 'To: somebody@else.example\n\nŞimdi çok iyi bir gün.',
    createdAt: new Date(),
  }
  await folderTransport(folder, 'AVITA <no-reply@avita.test>').send(message, AbortSignal.timeout(5_000))
  return mailFileName(message)
}

const long = `${'elif.'.repeat(11)}yilmaz@a-company-with-quite-a-long-name.example.com`

test.each(['elif@example.com', 'Elif@Example.com', long])(
  'the mails to %s go, those to others stay',
  async (to) => {
    const folder = await temporaryFolder()
    await write(folder, to)
    await write(folder, to)
    const other = await write(folder, `x${to}`)

    expect(await removeMailsTo(folder, to.toLowerCase())).toBe(2)
    expect(await readdir(folder)).toEqual([other])
  },
)

test('what is too old goes, with what was left half written; what is not a mail stays', async () => {
  const folder = await temporaryFolder()
  const old = await write(folder, 'elif@example.com')
  const young = await write(folder, 'elif@example.com')
  const half = `${old}.${randomUUID()}.part`
  for (const name of [half, 'notes.eml', 'README'])
    await writeFile(join(folder, name), 'To: elif@example.com')
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of [old, half, 'notes.eml', 'README'])
    await utimes(join(folder, name), yesterday, yesterday)

  expect(await removeOldMails(folder, new Date(Date.now() - 3_600_000))).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual([young, 'README', 'notes.eml'].toSorted())
})

test('a folder that is not there holds nothing, and a link leads out of it to nothing', async () => {
  const folder = await temporaryFolder()
  const outside = await temporaryFolder()
  const name = await write(outside, 'elif@example.com')
  await symlink(join(outside, name), join(folder, name))

  expect(await removeOldMails(join(folder, 'nowhere'), new Date())).toBe(0)
  await removeMailsTo(folder, 'elif@example.com')
  expect(await readdir(outside)).toEqual([name])
})

test('only development writes mails into a folder that nobody named', () => {
  const config = { MAIL_FOLDER: undefined }
  expect(mailFolderOf({ ...config, NODE_ENV: 'development' })).toBe('.data/mail')
  expect(mailFolderOf({ ...config, NODE_ENV: 'production' })).toBeNull()
  expect(mailFolderOf({ NODE_ENV: 'production', MAIL_FOLDER: '/mails' })).toBe('/mails')
})
