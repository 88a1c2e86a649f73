import {
  type ConsentAct,
  consentActs,
  consentAttribute,
  consentBannerAttribute,
  consentDialogAttribute,
} from './hooks.ts'

/** The parts of consent that a visitor may refuse, as the specification names them (section 3). */
export interface ConsentChoice {
  readonly performanceAndAnalysisCookies: boolean
  readonly functionalityCookies: boolean
}

/** The state of consent, which the analytics package keeps. */
export interface ConsentState {
  readonly isGiven: () => boolean
  readonly details: () => ConsentChoice
  readonly acceptAll: () => void
  readonly rejectAll: () => void
  readonly save: (choice: ConsentChoice) => void
}

const isConsentAct = (value: string | null | undefined): value is ConsentAct =>
  consentActs.some((act) => act === value)

const optionalCategories = ['performanceAndAnalysisCookies', 'functionalityCookies'] as const

/** Attaches the consent banner and its preferences to the state of consent (specification, section 2). */
export const wakeConsent = (consent: ConsentState, root: Document = document): void => {
  const banner = root.querySelector<HTMLElement>(`[${consentBannerAttribute}]`)
  const dialog = root.querySelector<HTMLDialogElement>(`dialog[${consentDialogAttribute}]`)
  const box = (name: string) => dialog?.querySelector<HTMLInputElement>(`input[name="${name}"]`)

  const show = () => {
    if (banner) banner.hidden = consent.isGiven()
  }

  const acts: Record<ConsentAct, () => void> = {
    accept: () => consent.acceptAll(),
    reject: () => consent.rejectAll(),
    save: () =>
      consent.save({
        performanceAndAnalysisCookies: box('performanceAndAnalysisCookies')?.checked ?? false,
        functionalityCookies: box('functionalityCookies')?.checked ?? false,
      }),
    close: () => {},
    preferences: () => open(),
    open: () => open(),
  }

  const open = () => {
    const choice = consent.details()
    for (const name of optionalCategories) {
      const input = box(name)
      if (input) input.checked = choice[name]
    }
    dialog?.showModal()
  }

  root.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(`[${consentAttribute}]`) : null
    const act = pressed?.getAttribute(consentAttribute)
    if (!isConsentAct(act)) return
    event.preventDefault()
    acts[act]()
    if (act !== 'open' && act !== 'preferences') dialog?.close()
    show()
  })
  show()
}
