import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { articleService } from './service.ts'

export const articleRoutes = (deps: ModuleDeps) => {
  const articles = articleService(deps)
  return handlers<'articleCategories' | 'categoryArticles' | 'article' | 'relatedArticles'>({
    articleCategories: ({ language, actor }) => articles.categories(language, actor.customerId),
    categoryArticles: ({ params, language, actor }) =>
      articles.inCategory(params.id, language, actor.customerId),
    article: async ({ params, language, actor: { id: personId, customerId } }) => {
      const article = await articles.article(params.id, language, customerId)
      const topic = article.category.id
      await deps.participation.record(deps.database, {
        personId,
        customerId,
        kind: 'article',
        topic,
      })
      return article
    },
    relatedArticles: ({ params, language, actor }) => articles.related(params.id, language, actor.customerId),
  })
}
