import { useTranslation } from 'react-i18next'

const steps = ['contact', 'agree', 'meet'] as const

/** From the first call to the session. */
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
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
