import { useTranslation } from 'react-i18next'
import { MobileMenu } from '../components/mobile-menu.tsx'

export interface PersonProps {
  /** As the account says it; its first letter is the face. */
  name: string
  onSignOut: () => void
}

const initialOf = (name: string, language: string) => name.trim().slice(0, 1).toLocaleUpperCase(language)

/** Who is signed in, and the way out. `compact` is the face alone, with the rest behind it. */
export const Person = ({
  name,
  onSignOut,
  compact = false,
}: PersonProps & { compact?: boolean | undefined }) => {
  const { t, i18n } = useTranslation('ui')
  const face = (
    <span className="kit-face" aria-hidden="true">
      {initialOf(name, i18n.language)}
    </span>
  )
  const signOut = (
    <button type="button" className="kit-link" onClick={onSignOut}>
      {t('session.signOut')}
    </button>
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
        <div className="kit-menu-end">{signOut}</div>
      </MobileMenu>
    )
  return (
    <div className="kit-person">
      {face}
      <div>
        <span>{name}</span>
        {signOut}
      </div>
    </div>
  )
}
