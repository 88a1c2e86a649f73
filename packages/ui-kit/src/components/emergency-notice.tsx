import { useTranslation } from 'react-i18next'

/** Who is in danger must not use this site: 112, before anything else on the page (specification, section 1). */
export const EmergencyNotice = () => {
  const { t } = useTranslation('ui')
  return (
    <aside className="kit-emergency" aria-label={t('emergency.label')}>
      <div className="kit-wrap">
        <p>
          <strong>{t('emergency.warning')}</strong> {t('emergency.advice')}
        </p>
        <a className="kit-button" data-tone="danger" data-size="small" href="tel:112">
          {t('emergency.call')}
        </a>
      </div>
    </aside>
  )
}
