import { useTranslation } from 'react-i18next'

/** The id of the main content of every layout: where the skip link leads. */
export const contentId = 'content'

/** The first stop of the keyboard: past the header. */
export const SkipLink = () => {
  const { t } = useTranslation('ui')
  return (
    <a className="kit-skip" href={`#${contentId}`}>
      {t('skip')}
    </a>
  )
}
