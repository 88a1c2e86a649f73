import { whenShown } from '@avita/analytics'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePlatform } from '../platform/context.ts'

/** Counts each page once it is really shown: a prerendered document is not (architecture, analytics). */
export const PageViews = () => {
  const { analytics } = usePlatform()
  const { pathname } = useLocation()
  useEffect(() => whenShown(() => void analytics.pageView(pathname)), [analytics, pathname])
  return null
}
