import { z } from 'zod'

/** Where a link in a text may lead: web, mail, telephone, or our own pages. Nothing that a browser would run. */
export const LinkTarget = z
  .string()
  .max(2000)
  // A browser drops tabs and line ends and reads `\` as `/`: with them a path could lead to a foreign origin.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^\\\u0000-\u0020\u007f]*$/i, 'richText.linkRefused')

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: LinkTarget }) }),
])

const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(Mark).max(3).optional(),
})

const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(Text).optional(),
})

const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.array(Text),
})

const ListItem = z.strictObject({ type: z.literal('listItem'), content: z.array(Paragraph).min(1) })

const BulletList = z.strictObject({
  type: z.literal('bulletList'),
  content: z.array(ListItem).min(1),
})

const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  content: z.array(ListItem).min(1),
})

const Quote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(Paragraph).min(1),
})

/**
 * A text as a structured document (the JSON of the back office's editor): allowed nodes only, so that it can be
 * rendered as elements and never as HTML.
 */
export const RichText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.discriminatedUnion('type', [Paragraph, Heading, BulletList, OrderedList, Quote]))
    .max(500),
})

export type RichText = z.infer<typeof RichText>

const { $schema: _dialect, ...shape } = z.toJSONSchema(RichText)

/**
 * A text on its way out. Whoever sends it has just made it of the parts that `RichText` knows; to walk through it once
 * more would cost as much as the rest of the answer. Described as `RichText`.
 */
export const SentRichText = z
  .custom<RichText>((value) => typeof value === 'object' && value !== null)
  .meta(shape)
