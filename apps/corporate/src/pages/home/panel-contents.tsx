import { isBuilt, type Language, nearestPathOf, pageAt } from '@avita/i18n-routes'
import { ButtonLink, Link } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../server/home-content.ts'

/** A link from the database is shown where it leads to a page that exists. */
const leadsSomewhere = (path: string) => {
  const place = pageAt(path)
  return place !== null && isBuilt(place.page)
}

/** What waits behind the sign-in: the newest titles and the notes of the editors, from the API. */
export const PanelContents = ({ content, language }: { content: HomeContent; language: Language }) => {
  const { t } = useTranslation('home')
  const { home, sliders } = content
  return (
    <section className="panel-contents" id="panel">
      <div className="kit-wrap">
        <div className="panel-head">
          <div>
            <p className="kit-eyebrow">{t('panel.eyebrow')}</p>
            <h2>{t('panel.title')}</h2>
          </div>
          <p>
            {t('panel.articles', { count: home.articleCount })},{' '}
            {t('panel.categories', { count: home.categoryCount })}
          </p>
        </div>
        <ul className="panel-topics">
          {home.topics.map(({ title, category, readingMinutes }) => (
            <li key={title}>
              <span>{category}</span>
              <h3>{title}</h3>
              <span>{t('panel.minutes', { count: readingMinutes })}</span>
            </li>
          ))}
        </ul>
        <p className="panel-act">
          <ButtonLink
            href={nearestPathOf('login', language)}
            data-island="login"
            data-session-link="login"
            tone="quiet"
          >
            {t('panel.signIn')}
          </ButtonLink>
          <ButtonLink href={nearestPathOf('articles', language)} data-session-link="account" tone="quiet">
            {t('panel.read')}
          </ButtonLink>
        </p>
        {sliders.length > 0 ? (
          <ul className="panel-notes">
            {sliders.map(({ id, title, text, link, linkLabel }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p>{text}</p>
                {link !== null && linkLabel !== null && leadsSomewhere(link) ? (
                  <Link href={link} tone="strong">
                    {linkLabel}
                  </Link>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
