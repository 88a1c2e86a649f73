import type { Language } from '@avita/i18n-routes'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pictureColumns } from '../content/picture.ts'
import { publishedContent } from '../content/schema.ts'

export const homeStore = (database: Database) => {
  const slidersInLanguage = database
    .select({
      id: publishedContent.id,
      title: publishedContent.title,
      text: publishedContent.summary,
      fields: publishedContent.fields,
      ...pictureColumns,
    })
    .from(publishedContent)
    .where(
      and(
        eq(publishedContent.kind, 'slider'),
        eq(publishedContent.language, sql.placeholder('language')),
        isNull(publishedContent.customerId),
        sql`${publishedContent.settings} @> '{"isActive": true}'`,
      ),
    )
    .orderBy(asc(publishedContent.position), asc(publishedContent.id))
    .prepare('sliders_in_language')

  return { sliders: (language: Language) => slidersInLanguage.execute({ language }) }
}
