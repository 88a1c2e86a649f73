import { brand, Steps } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const steps = ['signIn', 'read', 'talk'] as const

const Contact = () => (
  <p className="steps-contact">
    <a href={`tel:${brand.phone.number}`}>{brand.phone.text}</a>
    <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
  </p>
)

/** How one begins, in order. */
export const FirstSteps = () => {
  const { t } = useTranslation('home')
  return (
    <Steps
      id="how"
      eyebrow={t('steps.eyebrow')}
      title={t('steps.title')}
      steps={steps.map((id) => ({
        id,
        title: t(`steps.${id}.title`),
        text: t(`steps.${id}.text`),
        more: id === 'talk' ? <Contact /> : null,
      }))}
    />
  )
}
