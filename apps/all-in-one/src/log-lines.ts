import { z } from 'zod'

const information = 30
const warning = 40
const error = 50

const Structured = z.looseObject({
  level: z.number().default(information),
  msg: z.string().optional(),
  message: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
})

const hidden = ['level', 'time', 'pid', 'hostname', 'app', 'msg', 'message', 'err', 'reqId', 'v']

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const severity = (level: number) => (level >= error ? 'error: ' : level >= warning ? 'warning: ' : '')

/**
 * A child's log line as a person reads it: JSON becomes a sentence with its details, other text stays. `null` for the
 * note of an ordinary request: the terminal would hold nothing else.
 */
export const readableLine = (line: string): string | null => {
  if (!line.startsWith('{')) return line
  const { success, data } = Structured.safeParse(parse(line))
  if (!success) return line
  if (data.msg === 'request' && data.level <= information) return null
  const details = Object.entries(data)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const words = [data.msg, data.message, data.err?.message].filter(
    (text) => text !== undefined && text !== '',
  )
  return severity(data.level) + [[...new Set(words)].join(': '), ...details].filter(Boolean).join(' ')
}
