import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goToTopThreshold } from '../constants.ts'
import { Icon } from './icon.tsx'

/**
 * Leads back to the top; shown beyond 100 px of scrolling (specification, section 4). In an application it minds
 * the scrolling itself; on a document without script the entry script does, by `data-go-to-top`.
 */
export const GoToTop = () => {
  const { t } = useTranslation('ui')
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > goToTopThreshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <a className="kit-go-to-top" href="#top" data-go-to-top="" hidden={!scrolled} aria-label={t('goToTop')}>
      <Icon name="arrowUp" size={22} />
    </a>
  )
}
