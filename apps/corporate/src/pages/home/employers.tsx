import { brand } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

const readers = ['hr', 'managers', 'legal'] as const

/** For those who decide about the programme. */
export const Employers = () => {
  const { t } = useTranslation('home')
  return (
    <section className="employers" id="employers">
      <div className="kit-wrap">
        <h2>{t('employers.title')}</h2>
        {readers.map((reader) => (
          <article key={reader}>
            <h3>{t(`employers.${reader}.title`)}</h3>
            <p>{t(`employers.${reader}.text`)}</p>
          </article>
        ))}
        <p className="employers-contact">
          <a href={`mailto:${brand.mail}?subject=${encodeURIComponent(t('employers.title'))}`}>
            {t('employers.write', { mail: brand.mail })}
          </a>
          <a href={`tel:${brand.phone.number}`}>{t('employers.call', { phone: brand.phone.text })}</a>
        </p>
      </div>
    </section>
  )
}
