import { brand } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const steps = ['signIn', 'read', 'talk'] as const

/** How one begins, in order. */
export const Steps = () => {
  const { t } = useTranslation('home')
  return (
    <section className="steps" id="how">
      <div className="kit-wrap">
        <div>
          <p className="kit-eyebrow">{t('steps.eyebrow')}</p>
          <h2>{t('steps.title')}</h2>
        </div>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
                {step === 'talk' ? (
                  <p className="steps-contact">
                    <a href={`tel:${brand.phone.number}`}>{brand.phone.text}</a>
                    <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
