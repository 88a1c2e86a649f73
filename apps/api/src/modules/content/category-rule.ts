import type { Language } from '@avita/i18n-routes'
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentItems, contentTexts } from './schema.ts'

const categoryTexts = alias(contentTexts, 'category_texts')

const outOrToCome = ['published', 'scheduled'] as const

/**
 * The languages in which a piece is out, or will be, before its category is: readers would not see it there
 * (`publishedContent`), whatever its own state says.
 */
export const languagesHiddenByCategory = async (database: Database, itemId: string): Promise<Language[]> => {
  const rows = await database
    .select({ language: contentTexts.language })
    .from(contentTexts)
    .innerJoin(contentItems, eq(contentItems.id, contentTexts.itemId))
    .where(
      and(
        eq(contentItems.id, itemId),
        sql`${contentItems.categoryId} is not null`,
        inArray(contentTexts.state, [...outOrToCome]),
        notExists(
          database
            .select({ one: sql`1` })
            .from(categoryTexts)
            .where(
              and(
                eq(categoryTexts.itemId, contentItems.categoryId),
                eq(categoryTexts.language, contentTexts.language),
                inArray(categoryTexts.state, [...outOrToCome]),
                sql`${categoryTexts.publishedAt} <= greatest(${contentTexts.publishedAt}, now())`,
              ),
            ),
        ),
      ),
    )
  return rows.map(({ language }) => language)
}

/** How many texts a category would hide that came out in a language only at a moment, or (`null`) not at all. */
export const textsOutBefore = (
  database: Database,
  categoryId: string,
  language: Language,
  moment: Date | null,
): Promise<number> =>
  database.$count(
    contentTexts,
    and(
      inArray(
        contentTexts.itemId,
        database
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(and(eq(contentItems.categoryId, categoryId), isNull(contentItems.deletedAt))),
      ),
      eq(contentTexts.language, language),
      inArray(contentTexts.state, [...outOrToCome]),
      moment === null ? undefined : lt(contentTexts.publishedAt, moment),
    ),
  )
