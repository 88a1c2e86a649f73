import type { Language } from '@avita/i18n-routes'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isOut } from '../content/columns.ts'
import { sliders, sliderTranslations } from './schema.ts'

export interface SliderRow {
  readonly id: string
  readonly position: number
  readonly translations: readonly (typeof sliderTranslations.$inferInsert)[]
}

export const homeStore = (database: Database) => {
  const slidersInLanguage = database
    .select({
      id: sliders.id,
      title: sliderTranslations.title,
      text: sliderTranslations.text,
      link: sliderTranslations.link,
      linkLabel: sliderTranslations.linkLabel,
    })
    .from(sliders)
    .innerJoin(sliderTranslations, eq(sliderTranslations.sliderId, sliders.id))
    .where(
      and(
        eq(sliders.isActive, true),
        eq(sliderTranslations.language, sql.placeholder('language')),
        isOut(sliderTranslations),
      ),
    )
    .orderBy(asc(sliders.position))
    .prepare('sliders_in_language')

  return {
    sliders: (language: Language) => slidersInLanguage.execute({ language }),

    async isEmpty() {
      return (await database.$count(sliders)) === 0
    },

    async addSliders(rows: readonly SliderRow[]) {
      await database.transaction(async (transaction) => {
        await transaction
          .insert(sliders)
          .values(rows.map(({ id, position }) => ({ id, position })))
          .onConflictDoNothing()
        await transaction
          .insert(sliderTranslations)
          .values(rows.flatMap(({ translations }) => translations))
          .onConflictDoNothing()
      })
    },
  }
}
