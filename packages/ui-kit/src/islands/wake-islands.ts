import { islandAttribute } from './hooks.ts'
import { createIsland, type LoadIsland } from './island.ts'

/** The islands of an app by name, each with the import of its chunk. */
export type IslandRegistry = Readonly<Record<string, LoadIsland>>

/** A press that means this page: not a new tab, a download or the menu of the mouse. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

const follow = (host: HTMLElement) => {
  if (host instanceof HTMLAnchorElement) location.assign(host.href)
}

/**
 * Wakes every `[data-island]` of a document on intent: pointer, focus or touch fetch its chunk, a press opens it, also
 * while the chunk is still on its way. When the island cannot load, its link works as the link it is.
 */
export const wakeIslands = (registry: IslandRegistry, root: ParentNode = document): void => {
  const islands = new Map(Object.entries(registry).map(([name, load]) => [name, createIsland(load)]))
  for (const host of root.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) {
    const island = islands.get(host.getAttribute(islandAttribute) ?? '')
    if (!island) continue
    for (const intent of ['pointerenter', 'focus', 'touchstart']) {
      host.addEventListener(intent, island.prepare, { passive: true })
    }
    host.addEventListener('click', (event) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      host.setAttribute('aria-busy', 'true')
      island
        .open(host)
        .catch(() => follow(host))
        .finally(() => host.removeAttribute('aria-busy'))
    })
  }
}
