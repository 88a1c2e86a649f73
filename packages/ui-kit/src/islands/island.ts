/** What an island's chunk offers: the entry script asks it to open, with the element that was pressed. */
export interface IslandModule<Host = HTMLElement> {
  readonly open: (host: Host) => void | Promise<void>
}

export type LoadIsland<Host = HTMLElement> = () => Promise<IslandModule<Host>>

export interface Island<Host = HTMLElement> {
  /** Fetches the chunk ahead of need. A failure is kept quiet: the press tries again. */
  readonly prepare: () => void
  /** Opens the island once its chunk is there; a press while one is under way adds nothing. Rejects when it cannot. */
  readonly open: (host: Host) => Promise<void>
}

/** One island: its chunk is fetched once, on intent or on the press itself, and never opened twice at a time. */
export const createIsland = <Host = HTMLElement>(load: LoadIsland<Host>): Island<Host> => {
  let loading: Promise<IslandModule<Host>> | null = null
  let opening: Promise<void> | null = null

  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      // A connection that broke may be back at the next press.
      loading = null
      throw error
    })
    return loading
  }

  return {
    prepare: () => {
      loadOnce().catch(() => {})
    },
    open: (host) => {
      opening ??= loadOnce()
        .then((island) => island.open(host))
        .finally(() => {
          opening = null
        })
      return opening
    },
  }
}
