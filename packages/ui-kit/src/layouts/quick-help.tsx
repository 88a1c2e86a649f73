import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { Icon } from '../components/icon.tsx'

/** Urgent help, one tap away on every page of the panel: 112 first, then our own line. Works without script. */
export const QuickHelp = () => {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <>
      <button type="button" className="kit-button" data-tone="help" data-size="small" popoverTarget={id}>
        {t('help.open')}
      </button>
      <div id={id} popover="auto" className="kit-help" role="dialog" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('help.title')}</h2>
        <p>{t('help.text')}</p>
        <div className="kit-help-acts">
          <a className="kit-button" data-tone="danger" href="tel:112">
            <Icon name="phone" />
            {t('help.call')}
          </a>
          <a className="kit-button" data-tone="quiet" href={`tel:${brand.phone.number}`}>
            {t('help.callUs', { phone: brand.phone.text })}
          </a>
          <button type="button" className="kit-link" popoverTarget={id} popoverTargetAction="hide">
            {t('help.close')}
          </button>
        </div>
      </div>
    </>
  )
}
