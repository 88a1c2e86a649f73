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

/** The kinds that the search looks through, in the order in which they are offered. */
export const searchedKinds = [
  'article',
  'bulletin',
  'aboutLife',
  'service',
  'product',
  'blog',
  'press',
  'faq',
] as const satisfies readonly ContentKind[]

export type SearchedKind = (typeof searchedKinds)[number]

/** The life of a text in one language. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const

export type ContentState = (typeof contentStates)[number]

/** The headings under which questions are answered. */
export const faqGroups = ['programme', 'privacy', 'appointments', 'account'] as const

export type FaqGroup = (typeof faqGroups)[number]
