import { useTranslation } from 'react-i18next'

export interface ConsentBannerProps {
  /** A document renders it hidden; its entry script shows it where no decision was recorded. */
  hidden?: boolean | undefined
  onAcceptAll?: (() => void) | undefined
  onRejectAll?: (() => void) | undefined
  onPreferences?: (() => void) | undefined
}

/**
 * Asks once. Rejecting is as large, as near and as plain as accepting (regulation A3); it takes no focus, and the
 * page beneath keeps its place. Works through its callbacks in an application, through `data-consent` on a document.
 */
export const ConsentBanner = ({ hidden, onAcceptAll, onRejectAll, onPreferences }: ConsentBannerProps) => {
  const { t } = useTranslation('ui')
  return (
    <section className="kit-consent" data-consent-banner="" aria-label={t('consent.label')} hidden={hidden}>
      <div className="kit-consent-box">
        <div>
          <h2>{t('consent.title')}</h2>
          <p>{t('consent.text')}</p>
        </div>
        <div className="kit-consent-acts">
          <button
            type="button"
            className="kit-button"
            data-tone="act"
            data-size="small"
            data-consent="reject"
            onClick={onRejectAll}
          >
            {t('consent.reject')}
          </button>
          <button
            type="button"
            className="kit-button"
            data-tone="quiet"
            data-size="small"
            data-consent="preferences"
            onClick={onPreferences}
          >
            {t('consent.preferences')}
          </button>
          <button
            type="button"
            className="kit-button"
            data-tone="act"
            data-size="small"
            data-consent="accept"
            onClick={onAcceptAll}
          >
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  )
}
