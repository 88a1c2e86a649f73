import { ConsentBanner, ConsentPreferences } from '@avita/ui-kit'
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { usePlatform } from '../platform/context.ts'

const OpenPreferences = createContext<() => void>(() => {})

/** Opens the cookie preferences: for the footer, where a decision can be changed at any time. */
export const useCookiePreferences = (): (() => void) => useContext(OpenPreferences)

/** The banner while no decision is recorded, and the preferences for whoever asks (specification, section 2). */
export const ConsentPrompt = ({ children }: { children: ReactNode }) => {
  const { consent } = usePlatform()
  const isGiven = useSyncExternalStore(consent.subscribe, consent.isGiven)
  const [open, setOpen] = useState(false)
  return (
    <OpenPreferences value={() => setOpen(true)}>
      {children}
      <ConsentBanner
        hidden={isGiven}
        onAcceptAll={consent.acceptAll}
        onRejectAll={consent.rejectAll}
        onPreferences={() => setOpen(true)}
      />
      <ConsentPreferences
        open={open}
        details={consent.details() ?? undefined}
        onSave={(details) => {
          consent.save(details)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </OpenPreferences>
  )
}
