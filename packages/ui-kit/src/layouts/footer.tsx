import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { GoToTop } from '../components/go-to-top.tsx'
import { Logo } from '../components/logo.tsx'
import { copyrightYears } from '../constants.ts'
import type { LinkGroup } from './items.ts'

export interface FooterProps {
  groups: readonly LinkGroup[]
  /** For the copyright years; the present where nothing is said. */
  now?: Date | undefined
  /** In an application; a document opens the dialog by `data-consent="open"`. */
  onCookiePreferences?: (() => void) | undefined
}

const Stores = () => {
  const { t } = useTranslation('ui')
  const { appStore, googlePlay } = brand.stores
  if (!appStore && !googlePlay) return null
  return (
    <div>
      <h2>{t('footer.stores')}</h2>
      <ul>
        {appStore ? (
          <li>
            <a href={appStore}>{t('footer.appStore')}</a>
          </li>
        ) : null}
        {googlePlay ? (
          <li>
            <a href={googlePlay}>{t('footer.googlePlay')}</a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

/** The foot of a document: links, the operator's address, the way back to the cookie decision. */
export const Footer = ({ groups, now, onCookiePreferences }: FooterProps) => {
  const { t } = useTranslation('ui')
  return (
    <footer className="kit-footer">
      <div className="kit-wrap">
        <div className="kit-footer-columns">
          <div>
            <Logo plain />
            <address>
              {brand.address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={`tel:${brand.phone.number}`}>{brand.phone.text}</a>
              <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
            </address>
          </div>
          {groups.map(({ title, items }) =>
            items.length > 0 ? (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {items.map(({ href, label, current }) => (
                    <li key={href}>
                      <a href={href} aria-current={current ? 'page' : undefined}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null,
          )}
          <Stores />
        </div>
        <div className="kit-footer-end">
          <span>{t('footer.copyright', { years: copyrightYears(now), name: brand.name })}</span>
          {brand.memberships.length > 0 ? (
            <ul aria-label={t('footer.certificates')}>
              {brand.memberships.map(({ name, certificateNumber }) => (
                <li key={name}>{t('footer.certificate', { name, number: certificateNumber })}</li>
              ))}
            </ul>
          ) : null}
          <button type="button" className="kit-link" data-consent="open" onClick={onCookiePreferences}>
            {t('footer.cookiePreferences')}
          </button>
        </div>
      </div>
      <GoToTop />
    </footer>
  )
}
