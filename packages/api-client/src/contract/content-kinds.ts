/** What is written per language, kept with its versions and shown once it is out. */
export const contentKinds = [
  'article',
  'blog',
  'category',
  'bulletin',
  'aboutLife',
  'press',
  'faq',
  'service',
  'product',
  'slider',
] as const

export type ContentKind = (typeof contentKinds)[number]

/**
 * The kinds that the search looks through, in the order in which they are offered: what is written per language, and the
 * forms that a reader may take (`test`: scales and reflections) or fill in. Slides are left out: one is a banner of the
 * corporate home that leads somewhere else, and where it leads is found by itself.
 */
export const searchedKinds = [
  'article',
  'category',
  'bulletin',
  'aboutLife',
  'service',
  'product',
  'blog',
  'press',
  'faq',
  'test',
  'requestForm',
] as const satisfies readonly (Exclude<ContentKind, 'slider'> | 'test' | 'requestForm')[]

export type SearchedKind = (typeof searchedKinds)[number]

/** The life of a text in one language. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const

export type ContentState = (typeof contentStates)[number]

/** The headings under which questions are answered. */
export const faqGroups = ['programme', 'privacy', 'appointments', 'account'] as const

export type FaqGroup = (typeof faqGroups)[number]
