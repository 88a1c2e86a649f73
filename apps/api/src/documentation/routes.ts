import { languages, type Language } from '@avita/i18n-routes'
import type { FastifyInstance } from 'fastify'
import { documentationPage } from './page.ts'
import { openApiDocument } from './openapi.ts'

const cacheControl = 'public, max-age=300'

/**
 * Describes every call, for programs and for people; made once, for nobody in particular. Plain routes: they describe
 * the contract and are therefore no part of it.
 */
export const serveDocumentation = (app: FastifyInstance): void => {
  const made = () => {
    const document = openApiDocument()
    const pages = { tr: documentationPage(document, 'tr'), en: documentationPage(document, 'en') }
    return { json: JSON.stringify(document), pages }
  }
  let kept: ReturnType<typeof made> | null = null
  const documentation = () => (kept ??= made())

  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(documentation().json),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/api/docs', (request, reply) => {
    const language: Language = languages.find((each) => each === request.query.lang) ?? request.language
    const { html, policy } = documentation().pages[language]
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': cacheControl,
        'content-language': language,
        'content-security-policy': policy,
      })
      .send(html)
  })
}
