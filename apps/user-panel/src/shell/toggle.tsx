import { counterpartOf, nearestPathOf, otherLanguage } from '@avita/i18n-routes'
import type { LanguageToggleProps } from '@avita/ui-kit'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { usePlatform } from '../platform/context.ts'
import { rememberLanguageOf } from '../platform/language.ts'
import { usePlace } from './use-place.ts'

interface ItemOfPage {
  readonly exists: boolean
  readonly setExists: (exists: boolean) => void
}

const ItemContext = createContext<ItemOfPage>({ exists: false, setExists: () => {} })

/** Lets a detail page tell the toggle, which stands in the layout, whether its item exists in the other language. */
export const ToggleProvider = ({ children }: { children: ReactNode }) => {
  const { language } = usePlatform()
  const [exists, setExists] = useState(false)

  // The pages whose paths say no language show the remembered one: there the toggle has to change it.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-language-toggle]'))
        rememberLanguageOf(nearestPathOf('panelHome', otherLanguage(language)))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [language])

  return <ItemContext value={{ exists, setExists }}>{children}</ItemContext>
}

/** Tells the toggle whether the item of this page exists in the other language, as long as the page stands. */
export const useItemInOtherLanguage = (itemExists: boolean): void => {
  const { setExists } = useContext(ItemContext)
  useEffect(() => {
    setExists(itemExists)
    return () => setExists(false)
  }, [itemExists, setExists])
}

/** The way to this page in the other language; to its list, until the item is known to exist there (decisions, section 2). */
export const useToggle = (): LanguageToggleProps => {
  const { exists } = useContext(ItemContext)
  const { address, language } = usePlace()
  return {
    href: counterpartOf(address, { app: 'user-panel', itemExists: exists }),
    language: otherLanguage(language),
  }
}
