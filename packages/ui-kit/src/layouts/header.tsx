import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageToggle, type LanguageToggleProps } from '../components/language-toggle.tsx'
import { Logo } from '../components/logo.tsx'
import { MobileMenu } from '../components/mobile-menu.tsx'
import type { MenuItem } from './items.ts'

export interface HeaderProps {
  /** Where the logo leads. */
  home: string
  menu: readonly MenuItem[]
  toggle?: LanguageToggleProps | undefined
  /** The login page: a real link, on which a document wakes the modal. */
  login?: { href: string } | undefined
  /** The account's home; shown in place of the login link while someone is signed in. */
  account?: { href: string } | undefined
  logo?: ReactNode
  /** More at the end of the row, as the sign-up button of the individual site. */
  children?: ReactNode
}

const Links = ({ menu }: { menu: readonly MenuItem[] }) => (
  <ul>
    {menu.map(({ href, label, current }) => (
      <li key={href}>
        <a href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

/** The head of a document: logo, menu, language, and the way in. */
export const Header = ({ home, menu, toggle, login, account, logo, children }: HeaderProps) => {
  const { t } = useTranslation('ui')
  return (
    <header className="kit-header">
      <div className="kit-wrap">
        <a className="kit-header-home" href={home}>
          {logo ?? <Logo />}
          <span className="kit-hidden">, {t('logo.home')}</span>
        </a>
        {menu.length > 0 ? (
          <nav className="kit-header-menu" aria-label={t('menu.label')}>
            <Links menu={menu} />
          </nav>
        ) : null}
        <div className="kit-header-end">
          {toggle ? <LanguageToggle {...toggle} /> : null}
          {children}
          {login ? (
            <a
              className="kit-button"
              data-tone="act"
              data-size="small"
              href={login.href}
              data-island="login"
              data-session-link="login"
            >
              {t('session.login')}
            </a>
          ) : null}
          {account ? (
            <a
              className="kit-button"
              data-tone="act"
              data-size="small"
              href={account.href}
              data-session-link="account"
            >
              {t('session.account')}
            </a>
          ) : null}
        </div>
        <MobileMenu>
          {menu.length > 0 ? (
            <nav aria-label={t('menu.label')}>
              <Links menu={menu} />
            </nav>
          ) : null}
          <div className="kit-menu-end">
            {children}
            {toggle ? <LanguageToggle {...toggle} /> : null}
          </div>
        </MobileMenu>
      </div>
    </header>
  )
}
