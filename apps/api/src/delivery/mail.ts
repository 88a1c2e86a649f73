import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFileName } from './mail-folder.ts'
import { DeliveryError, type Message, type Transport } from './transport.ts'

const connectMilliseconds = 5_000
const silenceMilliseconds = 15_000
const connections = 4

/** The same id at every try: a mail program shows a mail that came twice once. */
const messageIdOf = (id: string, from: string) => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'avita.invalid'
  return `<${id}@${domain}>`
}

const mailOf = ({ id, recipient, subject, text, createdAt }: Message, from: string) => ({
  from,
  // As an object it is one address, whatever stands in it.
  to: { name: '', address: recipient },
  subject,
  text,
  date: createdAt,
  messageId: messageIdOf(id, from),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** What a server said, as a code: its words would quote the address. */
const failureOf = (error: unknown): DeliveryError => {
  const code = partOf(error, 'code')
  const status = partOf(error, 'responseCode')
  const command = partOf(error, 'command')
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return new DeliveryError(
    `smtp.${typeof code === 'string' ? code : 'unknown'}${typeof status === 'number' ? `.${status}` : ''}`,
    isAboutThisMail && typeof status === 'number' && status >= 500,
  )
}

/** Sends mails to an SMTP server. */
export const smtpTransport = (url: string, from: string): Transport => {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
    // What is given up is cut off: what still waits in the socket must not leave after all.
    socketCloseTimeout: 0,
  })
  return {
    send: async (message, deadline) => {
      try {
        await mailer.sendMail({ ...mailOf(message, from), signal: deadline })
      } catch (error) {
        throw deadline.aborted ? new DeliveryError('smtp.tooSlow', false) : failureOf(error)
      }
    },
    close: () => mailer.close(),
  }
}

/** Keeps what has been acknowledged: written beside its place, flushed, and only then moved there. */
const writeWhole = async (path: string, content: Uint8Array) => {
  const beside = `${path}.${randomUUID()}.part`
  try {
    const file = await open(beside, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    const code = partOf(error, 'code')
    throw new DeliveryError(`folder.${typeof code === 'string' ? code : 'unknown'}`, false)
  }
}

/** Writes every mail as a file that a mail program opens. One that is sent again lands on its own place. */
export const folderTransport = (folder: string, from: string): Transport => {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (message) => {
      const { message: content } = await mailer.sendMail(mailOf(message, from))
      if (!Buffer.isBuffer(content)) throw new DeliveryError('folder.noContent', false)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, mailFileName(message)), content)
    },
  }
}
