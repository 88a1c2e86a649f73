import { brand, ButtonLink, Icon } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const questions = ['language', 'time', 'worry'] as const

/** What is offered, and the two ways to a person. */
export const Hero = () => {
  const { t } = useTranslation('home')
  return (
    <section className="hero">
      <div className="kit-wrap">
        <div>
          <h1>{t('hero.title')}</h1>
          <p className="hero-lead">{t('hero.lead')}</p>
          <p className="hero-acts">
            <ButtonLink href="#how">{t('hero.how')}</ButtonLink>
            <ButtonLink href="#limits" tone="quiet">
              {t('hero.fit')}
            </ButtonLink>
          </p>
        </div>
        <section className="contact" id="contact">
          <p className="kit-eyebrow">{t('contact.eyebrow')}</p>
          <h2>{t('contact.title')}</h2>
          <p>{t('contact.lead')}</p>
          <p className="contact-ways">
            <a href={`tel:${brand.phone.number}`}>
              <Icon name="phone" size={22} />
              <span>
                <strong>{brand.phone.text}</strong>
                <small>{t('contact.phone')}</small>
              </span>
            </a>
            <a href={`mailto:${brand.mail}`}>
              <Icon name="mail" size={22} />
              <span>
                <strong>{brand.mail}</strong>
                <small>{t('contact.mail')}</small>
              </span>
            </a>
          </p>
          <p className="contact-ask">{t('contact.ask')}</p>
          <ul>
            {questions.map((question) => (
              <li key={question}>
                <Icon name="check" size={18} />
                {t(`contact.${question}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
