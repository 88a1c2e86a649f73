/**
 * Whether this document is one that the reader comes back to (back, forward, reload). Its first page then waits for its
 * content: the scroll position can only be restored on a page that is as long as it was.
 */
const isReturning = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

let isFirst = true

/** Resolves at once, or for the first page of a document that someone comes back to, with its content. */
export const forReturning = async (content: Promise<unknown>): Promise<null> => {
  const waits = isFirst && isReturning()
  isFirst = false
  if (waits) await content
  return null
}
