import { languages } from '@avita/i18n-routes'
import { z } from 'zod'
import { defaultPageIndex, defaultPageSize, largestPageSize } from './constants.ts'

export const LanguageSchema = z.enum(languages)

/** Query of every paged list (specification, section 9). */
export const PageQuery = z.strictObject({
  pageIndex: z.coerce.number().int().min(1, 'list.pageIndexTooSmall').default(defaultPageIndex),
  pageSize: z.coerce
    .number()
    .int()
    .min(1, 'list.pageSizeTooSmall')
    .max(largestPageSize, 'list.pageSizeTooLarge')
    .default(defaultPageSize),
})

/** What every list answers (decisions, section 5). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    pageIndex: z.number().int(),
    pageSize: z.number().int(),
    totalCount: z.number().int(),
  })

/** `true` and `false` as they stand in a query string. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** An RFC 9457 problem document: `code` is stable, `errors` names each invalid field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
})

export type Problem = z.infer<typeof Problem>
