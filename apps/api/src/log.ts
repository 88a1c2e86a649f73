import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output, times in UTC; no personal data gets in (security, P6). */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = { level, base: { app: 'api' }, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
