import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GoToTop } from '../components/go-to-top.tsx'
import { Icon } from '../components/icon.tsx'
import { LanguageToggle, type LanguageToggleProps } from '../components/language-toggle.tsx'
import { Logo } from '../components/logo.tsx'
import { contentId, SkipLink } from '../components/skip-link.tsx'
import type { PanelItem } from './items.ts'
import { LeaveQuickly } from './leave-quickly.tsx'
import { Person, type PersonProps } from './person.tsx'
import { QuickHelp } from './quick-help.tsx'

export interface PanelLayoutProps {
  home: string
  /** The places of the panel; the first five make the bottom bar of the phone. */
  items: readonly PanelItem[]
  /** Places below a hairline, in the rail only. */
  moreItems?: readonly PanelItem[] | undefined
  toggle?: LanguageToggleProps | undefined
  person?: PersonProps | undefined
  /** Where the quick way out leads: a neutral page of our own. */
  leave: { href: string }
  /** A search form at the start of the bar. */
  search?: ReactNode
  children: ReactNode
}

const bottomPlaces = 5

const RailItem = ({ href, label, icon, current }: PanelItem) => (
  <li>
    <a className="kit-rail-item" href={href} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      {label}
    </a>
  </li>
)

/** The layout of the panel: a rail at the side, a bar at the bottom of a phone, help and the way out on every page. */
export const PanelLayout = ({
  home,
  items,
  moreItems = [],
  toggle,
  person,
  leave,
  search,
  children,
}: PanelLayoutProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className="kit-panel" id="top">
      <SkipLink />
      <aside className="kit-rail">
        <a className="kit-rail-home" href={home}>
          <Logo size={30} />
          <span className="kit-hidden">, {t('logo.home')}</span>
        </a>
        <nav aria-label={t('panel.rail')}>
          <ul>
            {items.map((item) => (
              <RailItem key={item.href} {...item} />
            ))}
          </ul>
          {moreItems.length > 0 ? (
            <ul className="kit-rail-more">
              {moreItems.map((item) => (
                <RailItem key={item.href} {...item} />
              ))}
            </ul>
          ) : null}
        </nav>
        {person ? <Person {...person} /> : null}
      </aside>
      <div className="kit-panel-body">
        <header className="kit-panel-bar">
          <div className="kit-panel-bar-start">
            {search}
            {person ? (
              <Person {...person} compact>
                {toggle ? <LanguageToggle {...toggle} /> : null}
              </Person>
            ) : null}
          </div>
          {toggle ? <LanguageToggle {...toggle} /> : null}
          <LeaveQuickly href={leave.href} />
          <QuickHelp />
        </header>
        <main id={contentId} tabIndex={-1}>
          {children}
          <GoToTop />
        </main>
      </div>
      <nav className="kit-bottom" aria-label={t('panel.bottom')}>
        <ul>
          {items.slice(0, bottomPlaces).map(({ href, label, short, icon, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                <Icon name={icon} size={24} />
                {short ?? label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
