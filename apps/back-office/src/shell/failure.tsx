import { ErrorState, PageHead } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

/** A page that broke while it was shown: what can be done, instead of an empty screen. */
export const Failure = () => {
  const { t } = useTranslation('shell')
  return (
    <main className="shell-failure">
      <PageHead title={t('failed.title')} />
      <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={() => location.reload()} />
    </main>
  )
}
