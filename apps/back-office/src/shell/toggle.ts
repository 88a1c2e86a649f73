import { defaultLanguage, isLanguage, otherLanguage } from '@avita/i18n-routes'
import type { LanguageToggleProps } from '@avita/ui-kit'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePlatform } from '../platform/context.ts'
import { useLanguage } from '../platform/language.ts'

/** The toggle leads to this very address, which says no language. */
export const useToggle = (): LanguageToggleProps => {
  const { pathname, search } = useLocation()
  return { href: pathname + search, language: otherLanguage(useLanguage()) }
}

/** Lets the kit's toggle, a link, change the language in place: what is typed and chosen on the screen stays. */
export const useToggleInPlace = (): void => {
  const { i18n, showIn } = usePlatform()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-language-toggle]')) return
      event.preventDefault()
      void showIn(otherLanguage(isLanguage(i18n.language) ? i18n.language : defaultLanguage))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [i18n, showIn])
}
