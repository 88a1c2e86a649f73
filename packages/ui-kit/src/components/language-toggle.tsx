import type { Language } from '@avita/i18n-routes'
import { useTranslation } from 'react-i18next'

export interface LanguageToggleProps {
  /** The counterpart of this page, from the route table. */
  href: string
  /** The language it leads to. */
  language: Language
}

/** A link to this page in the other language, named in that language. */
export const LanguageToggle = ({ href, language }: LanguageToggleProps) => {
  const { t } = useTranslation('ui')
  return (
    <a className="kit-language" href={href} hrefLang={language} lang={language} data-language-toggle="">
      {t('language.short')}
      <span className="kit-hidden">, {t('language.switch')}</span>
    </a>
  )
}
