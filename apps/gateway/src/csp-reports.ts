import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'

const largestReport = 16 * 1024
const reportsPerMinute = 60

const text = z.string().max(2000).optional().catch(undefined)

/** The old shape (`report-uri`) and one entry of the new one (`report-to`). */
const OldReport = z.object({
  'csp-report': z.object({
    'violated-directive': text,
    'effective-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
const NewReport = z.object({
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
})

/** An address without its query and fragment: those may hold what a person typed. */
const bare = (address: string | undefined) => address?.replace(/[?#].*$/s, '') ?? ''

const violationsOf = (content: unknown) =>
  (Array.isArray(content) ? content.slice(0, 10) : [content]).flatMap((entry: unknown) => {
    const old = OldReport.safeParse(entry)
    if (old.success) {
      const report = old.data['csp-report']
      return [
        {
          directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
          blocked: bare(report['blocked-uri']),
          page: bare(report['document-uri']),
        },
      ]
    }
    const recent = NewReport.safeParse(entry)
    if (!recent.success) return []
    const { effectiveDirective = '', blockedURL, documentURL } = recent.data.body
    return [{ directive: effectiveDirective, blocked: bare(blockedURL), page: bare(documentURL) }]
  })

const parse = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

/** Takes the browsers' reports about refused content: bounded, counted, logged without queries. Always answers 204. */
export const cspReports = (log: FastifyBaseLogger) => {
  let total = 0
  let minute = 0
  let inThisMinute = 0
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) =>
      done(null, body),
    )
    app.post('/csp-report', async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) {
        minute = now
        inThisMinute = 0
      }
      for (const violation of violationsOf(parse(String(request.body)))) {
        total += 1
        inThisMinute += 1
        if (inThisMinute <= reportsPerMinute) log.warn({ ...violation, total }, 'content refused by policy')
      }
      return reply.code(204).send()
    })
  }
}
