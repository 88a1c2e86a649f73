import { Icon, type IconName } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const benefits = [
  ['place', 'home'],
  ['unrecorded', 'eyeOff'],
  ['separate', 'shield'],
  ['price', 'article'],
] as const satisfies readonly (readonly [string, IconName])[]

/** What speaks for a session online. Facts of the service, no promise about health (regulation, D5). */
export const Benefits = () => {
  const { t } = useTranslation('home')
  return (
    <section className="benefits" id="benefits">
      <div className="kit-wrap">
        <p className="kit-eyebrow">{t('benefits.eyebrow')}</p>
        <h2>{t('benefits.title')}</h2>
        <ul>
          {benefits.map(([benefit, icon]) => (
            <li key={benefit}>
              <Icon name={icon} size={26} />
              <h3>{t(`benefits.${benefit}.title`)}</h3>
              <p>{t(`benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
