import { z } from 'zod'

const Structured = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
})

const hidden = ['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId', 'v']

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const warning = 40
const error = 50

const severity = (level: number) => (level >= error ? 'error: ' : level >= warning ? 'warning: ' : '')

/** A child's log line as a person reads it: JSON becomes a sentence with its details, other text stays. */
export const readableLine = (line: string): string => {
  if (!line.startsWith('{')) return line
  const { success, data } = Structured.safeParse(parse(line))
  if (!success) return line
  const details = Object.entries(data)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const words = [data.msg, data.err?.message].filter((text) => text !== undefined && text !== '')
  return severity(data.level) + [[...new Set(words)].join(': '), ...details].filter(Boolean).join(' ')
}
