import { brand } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const programs = ['eap', 'workplace', 'expat'] as const

const Hills = () => (
  <svg className="program-hills" viewBox="0 0 400 240" aria-hidden="true" focusable="false">
    <circle cx="290" cy="60" r="42" fill="var(--sun)" />
    <path d="M0 170c60-50 120-50 190-14s130 6 210-50v140H0Z" fill="var(--hill-2)" />
    <path d="M60 240c30-90 120-120 200-70s110 20 140 0v80H60Z" fill="var(--hill-3)" />
  </svg>
)

/** The three programmes. Their pages are not built yet: a card leads to a person instead. */
export const Programs = () => {
  const { t } = useTranslation('home')
  return (
    <section className="programs" id="programs">
      <div className="kit-wrap">
        <p className="kit-eyebrow">{t('programs.eyebrow')}</p>
        <h2>{t('programs.title')}</h2>
        <div className="programs-grid">
          {programs.map((program) => (
            <article key={program} data-program={program}>
              <h3>{t(`programs.${program}.title`)}</h3>
              <p>{t(`programs.${program}.text`)}</p>
              {program === 'eap' ? <Hills /> : null}
              <a
                className="kit-link"
                data-tone="strong"
                href={`mailto:${brand.mail}?subject=${encodeURIComponent(t(`programs.${program}.title`))}`}
              >
                {t('programs.ask')}
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
