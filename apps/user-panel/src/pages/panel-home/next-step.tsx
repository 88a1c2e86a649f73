import type { ArticleSummary } from '@avita/api-client'
import { nearestPathOf } from '@avita/i18n-routes'
import { ButtonLink } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import type { PartOfDay } from './greeting.ts'
import { SkyScene } from './sky-scene.tsx'

/** One thing to do, and why it is this one. */
export const NextStep = ({ article, part }: { article: ArticleSummary; part: PartOfDay }) => {
  const { language } = usePlatform()
  const { t } = useTranslation('panelHome')
  return (
    <section
      className="kit-deep grid items-center gap-8 overflow-hidden rounded-l p-6 sm:p-11 lg:grid-cols-[minmax(0,1fr)_220px]"
      aria-labelledby="next-step"
    >
      <div>
        <p className="kit-eyebrow">{t('next.eyebrow')}</p>
        <h2 id="next-step" className="mt-2 max-w-[22ch] text-xl">
          {article.title}
        </h2>
        <p className="mt-3 max-w-[46ch] text-ink-soft">{article.summary}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink tone="warm" href={nearestPathOf('articleDetail', language, { id: article.id })}>
            {t('next.read', { minutes: article.readingMinutes })}
          </ButtonLink>
          <ButtonLink tone="quiet" href={nearestPathOf('articles', language)}>
            {t('next.all')}
          </ButtonLink>
        </div>
        <p className="mt-5 text-md text-ink-soft">{t('next.why')}</p>
      </div>
      <SkyScene part={part} />
    </section>
  )
}
