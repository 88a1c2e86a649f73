import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/button.tsx'
import { MobileMenu } from '../components/mobile-menu.tsx'

export interface PersonProps {
  /** As the account says it; its first letter is the face. */
  name: string
  onSignOut: () => void
}

const initialOf = (name: string, language: string) => name.trim().slice(0, 1).toLocaleUpperCase(language)

interface PersonLook extends PersonProps {
  /** The face alone, with the rest behind it. */
  compact?: boolean | undefined
  /** More behind the face, as the language toggle. */
  children?: ReactNode
}

/** Who is signed in, and the way out. */
export const Person = ({ name, onSignOut, compact = false, children }: PersonLook) => {
  const { t, i18n } = useTranslation('ui')
  const face = (
    <span className="kit-face" aria-hidden="true">
      {initialOf(name, i18n.language)}
    </span>
  )
  if (compact)
    return (
      <MobileMenu
        className="kit-face-button"
        label={
          <>
            {face}
            <span className="kit-hidden">{t('session.account')}</span>
          </>
        }
      >
        <p className="kit-menu-name">{name}</p>
        <div className="kit-menu-end">
          <Button tone="quiet" size="small" onClick={onSignOut}>
            {t('session.signOut')}
          </Button>
          {children}
        </div>
      </MobileMenu>
    )
  return (
    <div className="kit-person">
      {face}
      <div>
        <span>{name}</span>
        <button type="button" className="kit-link" onClick={onSignOut}>
          {t('session.signOut')}
        </button>
      </div>
    </div>
  )
}
