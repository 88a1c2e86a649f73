import { ButtonLink, Icon, Scene } from '@avita/ui-kit'
import { Trans, useTranslation } from 'react-i18next'

/** What this is, for whom, and the two questions that everyone comes with. */
export const Hero = () => {
  const { t } = useTranslation('home')
  return (
    <section className="hero">
      <div className="kit-wrap">
        <div>
          <h1>
            <Trans ns="home" t={t} i18nKey="hero.title" components={{ em: <em /> }} />
          </h1>
          <p className="hero-lead">{t('hero.lead')}</p>
          <p className="hero-acts">
            <ButtonLink href="#how">{t('hero.start')}</ButtonLink>
            <ButtonLink href="#privacy" tone="quiet">
              {t('hero.privacy')}
            </ButtonLink>
          </p>
          <p className="hero-calm">
            <Icon name="shield" />
            <span>
              <Trans ns="home" t={t} i18nKey="hero.calm" components={{ call: <a href="tel:112">112</a> }} />
            </span>
          </p>
        </div>
        <Scene />
      </div>
    </section>
  )
}
