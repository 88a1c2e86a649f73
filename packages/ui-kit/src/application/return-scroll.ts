import { useLayoutEffect } from 'react'

/** Where the router keeps the scroll positions of this tab. */
export const scrollStorageKey = 'scroll-positions'

const savedPosition = (): number | null => {
  try {
    const state: unknown = history.state
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}')
    if (
      typeof state !== 'object' ||
      !state ||
      !('key' in state) ||
      typeof positions !== 'object' ||
      !positions
    )
      return null
    const position: unknown = Object.getOwnPropertyDescriptor(positions, String(state.key))?.value
    return typeof position === 'number' ? position : null
  } catch {
    return null
  }
}

/**
 * Scrolls to where the reader was when they come back to this document. The router does so too, but only once, while
 * the skeleton still stands there.
 */
export const useReturnScroll = (): void => {
  useLayoutEffect(() => {
    const position = savedPosition()
    // After the router's own effect of this moment, which believes that the skeleton's position was the reader's.
    if (position !== null) queueMicrotask(() => window.scrollTo(0, position))
  }, [])
}
