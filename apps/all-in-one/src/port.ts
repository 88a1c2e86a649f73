import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { lookup } from 'node:dns/promises'

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    // An address this machine does not have (no IPv6) is not a taken one.
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const socketsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

const listening = '0A'

/** Who listens on a port, as far as Linux tells us; `null` elsewhere and for other people's processes. */
const holderOf = (port: number): string | null => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => read(table).split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === listening)
    .map((fields) => `socket:[${fields[9]}]`)
  if (inodes.length === 0) return null
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => socketsOf(name).some((socket) => inodes.includes(socket)))
  if (!pid) return null
  const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
  return `process ${pid}${command ? ` (${command.slice(0, 80)})` : ''}`
}

/** What to tell the person when the port is taken or its host unknown; `null` when it is free. */
export const takenPort = async (port: number, host: string): Promise<string | null> => {
  const addresses = await lookup(host, { all: true }).catch(() => null)
  if (addresses === null) return `HOST: "${host}" is no address of this machine. For example: HOST=0.0.0.0`
  const free = await Promise.all(addresses.map(({ address }) => canListen(port, address)))
  if (free.every(Boolean)) return null
  const holder = holderOf(port) ?? 'another program, perhaps an earlier start that still runs'
  return `Port ${port} is taken by ${holder}. Stop it, or use another port: PORT=${port + 100} npm start`
}
