import { defaultLanguage, languages } from '@avita/i18n-routes'
import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { contentReader } from './reading.ts'

const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

/** What readers see of everything but articles and slides. */
export const contentRoutes = (deps: ModuleDeps) => {
  const reader = contentReader(deps)
  return handlers<
    | 'blogs'
    | 'blog'
    | 'bulletinsByYear'
    | 'bulletin'
    | 'aboutLifeByYear'
    | 'aboutLife'
    | 'pressNews'
    | 'pressPiece'
    | 'services'
    | 'products'
    | 'faqs'
    | 'languages'
  >({
    blogs: ({ query, language }) => reader.blogs(query, language),
    blog: ({ query, language }) => reader.blog(query.uri, language),
    bulletinsByYear: ({ query, language, actor }) => reader.bulletinsByYear(query.year, language, actor),
    bulletin: ({ params, language, actor }) => reader.bulletin(params.id, language, actor),
    aboutLifeByYear: ({ query, language, actor }) => reader.aboutLifeByYear(query.year, language, actor),
    aboutLife: ({ params, language, actor }) => reader.aboutLife(params.id, language, actor),
    pressNews: ({ query, language }) => reader.pressNews(query, language),
    pressPiece: ({ params, language, actor }) => reader.pressPiece(params.id, language, actor),
    services: ({ language, actor }) => reader.services(language, actor),
    products: ({ language, actor }) => reader.products(language, actor),
    faqs: ({ language }) => reader.faqs(language),
    languages: () =>
      languages.map((code) => ({ code, name: nameOf(code), isDefault: code === defaultLanguage })),
  })
}
