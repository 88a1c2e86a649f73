/** A rendered page, and whether everything it wanted to show was there. */
export interface Rendered<Page> {
  readonly page: Page
  /** `false` when a section was left out because its data could not be read. */
  readonly complete: boolean
}

export interface PageCacheOptions<Page> {
  /** Renders the page of a key. It receives the page that is kept, so that what did not change can be reused. */
  readonly render: (key: string, kept: Page | undefined) => Promise<Rendered<Page>>
  /** Told of a failed rendering whose reader got the kept page instead. */
  readonly onFailure?: (key: string, error: unknown) => void
  readonly now?: () => number
  /** How long a complete page is answered without rendering it again, in milliseconds. */
  readonly freshFor?: number
  /** How soon an incomplete or failed page is tried again, in milliseconds. */
  readonly retryAfter?: number
  /** How many pages are kept; the one that was rendered longest ago goes first. */
  readonly capacity?: number
}

interface Entry<Page> extends Rendered<Page> {
  readonly freshUntil: number
}

export interface PageCache<Page> {
  /** The page of a key. Rejects only when it cannot be rendered and none is kept. */
  get(key: string): Promise<Page>
}

/**
 * Keeps rendered pages. A stale page is answered at once and rendered again behind the reader's back
 * (stale-while-revalidate); a failed rendering leaves the kept page in place (stale-if-error), and a page with
 * sections missing never replaces a complete one. Concurrent readers of one key share one rendering.
 */
export const createPageCache = <Page>({
  render,
  onFailure = () => {},
  now = Date.now,
  freshFor = 60_000,
  retryAfter = 5_000,
  capacity = 500,
}: PageCacheOptions<Page>): PageCache<Page> => {
  const entries = new Map<string, Entry<Page>>()
  const underWay = new Map<string, Promise<Page>>()

  const keep = (key: string, entry: Entry<Page>) => {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
    return entry.page
  }

  const refresh = async (key: string): Promise<Page> => {
    const kept = entries.get(key)
    try {
      const rendered = await render(key, kept?.page)
      const better = rendered.complete || !kept?.complete ? rendered : kept
      return keep(key, { ...better, freshUntil: now() + (rendered.complete ? freshFor : retryAfter) })
    } catch (error) {
      if (!kept) throw error
      onFailure(key, error)
      return keep(key, { ...kept, freshUntil: now() + retryAfter })
    }
  }

  const refreshOnce = (key: string): Promise<Page> => {
    const running = underWay.get(key)
    if (running) return running
    const started = refresh(key).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  return {
    get: (key) => {
      const kept = entries.get(key)
      if (!kept) return refreshOnce(key)
      // A kept page makes every rendering succeed: this promise cannot reject.
      if (now() >= kept.freshUntil) void refreshOnce(key)
      return Promise.resolve(kept.page)
    },
  }
}
