import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { articleService } from './service.ts'

export const articleRoutes = (deps: ModuleDeps) => {
  const articles = articleService(deps)
  return handlers<'articleCategories' | 'categoryArticles' | 'article' | 'relatedArticles'>({
    articleCategories: ({ language, actor }) => articles.categories(language, actor.customerId),
    categoryArticles: ({ params, language, actor }) =>
      articles.inCategory(params.id, language, actor.customerId),
    article: ({ params, language, actor }) => articles.article(params.id, language, actor.customerId),
    relatedArticles: ({ params, language, actor }) => articles.related(params.id, language, actor.customerId),
  })
}
