import { Icon } from '@avita/ui-kit'
import { Trans, useTranslation } from 'react-i18next'

const sees = ['people', 'topics', 'period'] as const
const never = ['name', 'when', 'results'] as const

/** What the employer sees and never sees, side by side: the rules of the usage report (regulation, part C). */
export const Ledger = () => {
  const { t } = useTranslation('home')
  return (
    <section className="sees" id="privacy">
      <div className="kit-wrap">
        <div className="sees-head">
          <p className="kit-eyebrow">{t('ledger.eyebrow')}</p>
          <h2>{t('ledger.title')}</h2>
          <p>{t('ledger.lead')}</p>
        </div>
        <div className="ledger">
          <section className="ledger-yes">
            <h3>{t('ledger.sees.title')}</h3>
            <ul>
              {sees.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {t(`ledger.sees.${item}`)}
                </li>
              ))}
            </ul>
            <p>{t('ledger.sees.foot')}</p>
          </section>
          <section className="ledger-no">
            <h3>{t('ledger.never.title')}</h3>
            <ul>
              {never.map((item) => (
                <li key={item}>
                  <Icon name="close" />
                  <Trans
                    ns="home"
                    t={t}
                    i18nKey={`ledger.never.${item}`}
                    components={{ redacted: <span className="redacted" aria-hidden="true" /> }}
                  />
                </li>
              ))}
            </ul>
            <p>{t('ledger.never.foot')}</p>
          </section>
        </div>
      </div>
    </section>
  )
}
