import { createContext, useContext } from 'react'
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router'
import type { Platform } from './platform.ts'

const PlatformContext = createContext<Platform | null>(null)

export const PlatformProvider = PlatformContext.Provider

/** What the app runs on, inside components. */
export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('A component that needs the platform was rendered outside of it')
  return platform
}

const routerContext = createRouterContext<Platform>()

/** Hands the platform to loaders and guards. */
export const contextWith = (context: RouterContextProvider, platform: Platform): RouterContextProvider => {
  context.set(routerContext, platform)
  return context
}

/** What the app runs on, inside loaders and guards. */
export const platformOf = (context: Readonly<RouterContextProvider>): Platform => context.get(routerContext)
