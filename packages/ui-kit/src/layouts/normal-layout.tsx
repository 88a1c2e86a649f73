import type { ReactNode } from 'react'
import { contentId, SkipLink } from '../components/skip-link.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

export interface NormalLayoutProps extends Omit<HeaderProps, 'children' | 'logo'> {
  footer: FooterProps
  children: ReactNode
}

/** The layout of the corporate site: header, content, footer, and the way back to the top. */
export const NormalLayout = ({ footer, children, ...header }: NormalLayoutProps) => (
  <div className="kit-normal" id="top">
    <SkipLink />
    <Header {...header} />
    <main id={contentId} tabIndex={-1}>
      {children}
    </main>
    <Footer {...footer} />
  </div>
)
