import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation in the app the focus goes to the new page's heading, which a screen reader then says; a document
 * that was loaded does so by itself.
 */
export const Announcer = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
