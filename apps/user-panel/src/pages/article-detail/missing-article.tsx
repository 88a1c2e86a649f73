import { ApiError } from '@avita/api-client'
import { nearestPathOf, otherLanguage } from '@avita/i18n-routes'
import { ButtonLink, EmptyState, PageHead } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'

export type Absence = 'missing' | 'otherLanguage'

/** Why there is no article at an address, or `null` where the error is about something else. */
export const absenceOf = (error: Error): Absence | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'content.notInThisLanguage') return 'otherLanguage'
  // An id that cannot be one (400) is to a reader the same as one that does not exist.
  return error.status === 404 || error.status === 400 ? 'missing' : null
}

/** Says why there is nothing to read here, with a way on. */
export const MissingArticle = ({ id, absence }: { id: string; absence: Absence }) => {
  const { language } = usePlatform()
  const { t } = useTranslation('articleDetail')
  const list = nearestPathOf('articles', language)
  return (
    <div className="kit-page" data-width="text">
      <PageHead title={t(`${absence}.title`)} />
      <h1 className="kit-hidden">{t('title')}</h1>
      <EmptyState
        title={t(`${absence}.title`)}
        text={t(`${absence}.text`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {absence === 'otherLanguage' ? (
              <ButtonLink href={nearestPathOf('articleDetail', otherLanguage(language), { id })}>
                {t('otherLanguage.read')}
              </ButtonLink>
            ) : null}
            <ButtonLink tone="quiet" href={list}>
              {t(`${absence}.all`)}
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}
