import { Steps } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const steps = ['contact', 'agree', 'meet'] as const

/** From the first call to the session. */
export const FirstSteps = () => {
  const { t } = useTranslation('home')
  return (
    <Steps
      id="how"
      eyebrow={t('steps.eyebrow')}
      title={t('steps.title')}
      steps={steps.map((id) => ({ id, title: t(`steps.${id}.title`), text: t(`steps.${id}.text`) }))}
    />
  )
}
