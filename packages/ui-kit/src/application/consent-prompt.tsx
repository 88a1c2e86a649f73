import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { ConsentBanner } from '../components/consent-banner.tsx'
import { type ConsentDetails, ConsentPreferences } from '../components/consent-preferences.tsx'

/** The decision on cookies as the prompt reads and makes it: what `createConsent` of `@avita/analytics` answers. */
export interface ConsentDecision {
  readonly isGiven: () => boolean
  readonly details: () => ConsentDetails
  readonly acceptAll: () => void
  readonly rejectAll: () => void
  readonly save: (details: ConsentDetails) => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface ConsentPromptProps {
  consent: ConsentDecision
  children: ReactNode
}

const OpenPreferences = createContext<() => void>(() => {})

/** Opens the cookie preferences: for the footer, where a decision can be changed at any time. */
export const useCookiePreferences = (): (() => void) => useContext(OpenPreferences)

/** The banner while no decision is recorded, and the preferences for whoever asks (specification, section 2). */
export const ConsentPrompt = ({ consent, children }: ConsentPromptProps) => {
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
        details={consent.details()}
        onSave={(details) => {
          consent.save(details)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </OpenPreferences>
  )
}
