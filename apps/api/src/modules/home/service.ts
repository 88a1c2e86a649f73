import type { HomePage, Slider } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { ModuleDeps } from '../../module-deps.ts'
import { articleService } from '../articles/service.ts'
import { pictureOf } from '../content/picture.ts'
import { homeStore } from './store.ts'

/** How many titles the corporate home shows: enough to see the range, few enough to read. */
const topicsOnHome = 6

/** What the corporate home shows, and its slides. */
export const homeService = (deps: Pick<ModuleDeps, 'database'>) => {
  const articles = articleService(deps)
  const store = homeStore(deps.database)
  return {
    async homePage(language: Language): Promise<HomePage> {
      const { articleCount, categoryCount, newest } = await articles.overview(language, topicsOnHome)
      return { articleCount, categoryCount, topics: newest }
    },

    async sliders(language: Language): Promise<Slider[]> {
      return (await store.sliders(language)).map(({ id, title, text, fields, ...row }) => ({
        id,
        title,
        text,
        link: fields.link ?? null,
        linkLabel: fields.linkLabel ?? null,
        picture: pictureOf(row),
      }))
    },
  }
}
