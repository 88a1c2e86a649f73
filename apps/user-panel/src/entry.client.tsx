import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { contextWith, PlatformProvider } from './platform/context.ts'
import { startPlatform } from './platform/platform.ts'
import { reportStartFailure } from './platform/start-failure.ts'

try {
  const platform = await startPlatform(location.pathname)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PlatformProvider value={platform}>
          <HydratedRouter getContext={() => contextWith(new RouterContextProvider(), platform)} />
        </PlatformProvider>
      </StrictMode>,
    )
  })
} catch (error) {
  reportStartFailure(error)
}
