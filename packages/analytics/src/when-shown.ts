/** The part of `document` that tells whether it is shown yet. */
export interface MaybePrerendering extends Pick<EventTarget, 'addEventListener'> {
  readonly prerendering?: boolean
}

/** Runs something once the document is shown: a prerendered page counts when someone sees it, and not before. */
export const whenShown = (run: () => void, page: MaybePrerendering = document): void => {
  if (page.prerendering) page.addEventListener('prerenderingchange', () => run(), { once: true })
  else run()
}
