import { type Language, languages } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import { type ArticleDraft, articleService } from '../../modules/articles/service.ts'
import { homeService } from '../../modules/home/service.ts'
import type { ArticleSeed } from './article-seed.ts'
import { articleSeeds } from './articles/index.ts'
import { categorySeeds } from './categories.ts'
import { contentId } from './content-id.ts'
import { richTextOf } from './light-notation.ts'
import { sliderSeeds } from './sliders.ts'

const author: Record<Language, string> = { tr: 'AVITA İçerik Ekibi', en: 'AVITA editorial team' }

const slidesOutSince = new Date('2025-11-01T06:00:00Z')

const draftsOf = (seed: ArticleSeed): ArticleDraft[] =>
  languages.flatMap((language) => {
    const text = seed[language]
    if (!text) return []
    return {
      articleId: contentId('article', seed.key),
      language,
      state: 'published' as const,
      publishedAt: new Date(seed.publishedAt),
      title: text.title,
      summary: text.summary,
      body: richTextOf(text.body),
      author: author[language],
      reviewer: null,
      reviewedOn: null,
      sources: [],
    }
  })

/**
 * Fills an empty database with the product's own content, in one transaction. What is there already stays: an article
 * that an editor has changed or removed never comes back from here.
 */
export const seedContent = async (database: Database): Promise<void> => {
  await database.transaction(async (transaction) => {
    const articles = articleService({ database: transaction })
    const home = homeService({ database: transaction })

    if (await articles.isEmpty()) {
      await articles.addCategories(
        Object.entries(categorySeeds).map(([key, texts], position) => ({
          id: contentId('category', key),
          position,
          translations: languages.map((language) => ({ language, ...texts[language] })),
        })),
      )
      await articles.addArticles(
        articleSeeds.map(({ key, category }) => ({
          id: contentId('article', key),
          categoryId: contentId('category', category),
        })),
      )
      await articles.save(articleSeeds.flatMap(draftsOf), null)
    }

    if (await home.isEmpty())
      await home.addSliders(
        sliderSeeds.map((seed, position) => ({
          id: contentId('slider', seed.key),
          position,
          translations: languages.map((language) => ({
            sliderId: contentId('slider', seed.key),
            language,
            state: 'published' as const,
            publishedAt: slidesOutSince,
            ...seed[language],
          })),
        })),
      )
  })
}
