import { useEffect, useRef } from 'react'

/**
 * After a navigation in the app (`path` is the one that is shown) the focus goes to the new page's heading, which a
 * screen reader then says; a document that was loaded does so by itself.
 */
export const useHeadingFocus = (path: string): void => {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path])
}
