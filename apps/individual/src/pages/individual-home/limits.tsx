import { ButtonLink } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const limits = ['danger', 'diagnosis', 'age'] as const

/** What this service is not for, said before anyone calls. */
export const Limits = () => {
  const { t } = useTranslation('home')
  return (
    <section className="limits" id="limits">
      <div className="kit-wrap">
        <div>
          <h2>{t('limits.title')}</h2>
          <p>{t('limits.lead')}</p>
        </div>
        <dl>
          {limits.map((limit) => (
            <div key={limit}>
              <dt>{t(`limits.${limit}.title`)}</dt>
              <dd>
                {t(`limits.${limit}.text`)}
                {limit === 'danger' ? (
                  <ButtonLink href="tel:112" tone="warm" size="small">
                    {t('limits.call')}
                  </ButtonLink>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
