import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmergencyNotice } from '../components/emergency-notice.tsx'
import { Logo } from '../components/logo.tsx'
import { contentId, SkipLink } from '../components/skip-link.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

export interface IndividualLayoutProps extends Omit<HeaderProps, 'children' | 'logo'> {
  footer: FooterProps
  /** The sign-up button of the top bar. */
  signUp?: { href: string; label: string } | undefined
  children: ReactNode
}

/** The layout of the individual site: the 112 notice stands above everything else (specification, section 1). */
export const IndividualLayout = ({ footer, signUp, children, ...header }: IndividualLayoutProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className="kit-normal" id="top">
      <SkipLink />
      <EmergencyNotice />
      <Header {...header} logo={<Logo plain suffix={t('individual.name')} />}>
        {signUp ? (
          <a className="kit-button" data-tone="quiet" data-size="small" href={signUp.href}>
            {signUp.label}
          </a>
        ) : null}
      </Header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
    </div>
  )
}
