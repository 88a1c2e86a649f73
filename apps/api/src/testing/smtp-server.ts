import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface SmtpBehaviour {
  /** The answer to a command, where it is not the friendly one. */
  readonly refuse?: (command: string) => string | null
  /** Called with a whole mail before it is acknowledged. */
  readonly onMail?: (mail: string) => void | Promise<void>
  /** How many milliseconds it thinks about a command before it answers. */
  readonly pauseAt?: (command: string) => number
}

const friendly: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' }

/** A mail server on a socket: takes mails as RFC 5321 wants, as far as a sender can tell. */
export const startSmtpServer = async ({ refuse, onMail, pauseAt }: SmtpBehaviour = {}) => {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const talk = (socket: Socket) => {
    let buffer = ''
    let isReadingMail = false
    const answer = (text: string) => socket.writable && socket.write(`${text}\r\n`)
    const takeMail = async (mail: string) => {
      mails.push(mail)
      await onMail?.(mail)
      answer('250 taken')
    }
    const onLine = (line: string) => {
      const command = line.slice(0, 4).toUpperCase().trim()
      const refusal = refuse?.(line)
      if (refusal) return answer(refusal)
      if (command === 'DATA') isReadingMail = true
      const pause = pauseAt?.(line) ?? 0
      const say = () => answer(friendly[command] ?? '250 fine')
      return pause > 0 ? setTimeout(say, pause) : say()
    }
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      buffer += data.toString()
      for (;;) {
        const end = buffer.indexOf(isReadingMail ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (isReadingMail ? 5 : 2))
        if (isReadingMail) void takeMail(part)
        else onLine(part)
        if (isReadingMail && mails.at(-1) === part) isReadingMail = false
      }
    })
    answer('220 test')
  }
  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** How many senders hold a connection. */
    connections: () => sockets.size,
    /** The Message-IDs of what has come, in order. */
    ids: () => mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim() ?? ''),
  }
}
