import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { articleService } from './service.ts'

export const articleRoutes = (deps: ModuleDeps) => {
  const articles = articleService(deps)
  return handlers<'articleCategories' | 'categoryArticles' | 'article'>({
    articleCategories: ({ language }) => articles.categories(language),
    categoryArticles: ({ params, language }) => articles.inCategory(params.id, language),
    article: ({ params, language }) => articles.article(params.id, language),
  })
}
