import { useTranslation } from 'react-i18next'

/** Says that the menu could not be fetched; the screen beneath works without it. */
export const MenuFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <span role="alert">
      {t('menuFailed')}{' '}
      <button type="button" className="kit-link" onClick={onRetry}>
        {t('retry')}
      </button>
    </span>
  )
}
