import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from './checkbox.tsx'
import { Icon } from './icon.tsx'

/** A decision on the three categories (specification, section 3). */
export interface ConsentDetails {
  requiredCookies: true
  performanceAndAnalysisCookies: boolean
  functionalityCookies: boolean
}

export interface ConsentPreferencesProps {
  /** In an application: whether the dialog stands open. A document opens it by `data-consent="preferences"`. */
  open?: boolean | undefined
  /** What was decided before; without it the optional categories are off. */
  details?: Pick<ConsentDetails, 'performanceAndAnalysisCookies' | 'functionalityCookies'> | undefined
  onSave?: ((details: ConsentDetails) => void) | undefined
  onClose?: (() => void) | undefined
}

/** The dialog with three categories, each with what is stored, what for and how long (regulation A6). */
export const ConsentPreferences = ({ open = false, details, onSave, onClose }: ConsentPreferencesProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSave?.({
      requiredCookies: true,
      performanceAndAnalysisCookies: data.has('performanceAndAnalysisCookies'),
      functionalityCookies: data.has('functionalityCookies'),
    })
  }

  const table = (rows: readonly { name: string; purpose: string; duration: string }[]) => (
    <dl className="kit-consent-items">
      {rows.map(({ name, purpose, duration }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{purpose}</dd>
          <dd>
            {t('consent.duration')}: {duration}
          </dd>
        </div>
      ))}
    </dl>
  )

  return (
    <dialog
      ref={dialog}
      className="kit-dialog"
      data-size="wide"
      data-consent-dialog=""
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={() => onClose?.()}
    >
      <form onSubmit={save}>
        <div className="kit-dialog-head">
          <h2 id={`${id}-title`}>{t('consent.label')}</h2>
          <button
            type="button"
            className="kit-icon-button"
            aria-label={t('consent.close')}
            data-consent="close"
            onClick={onClose}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <p className="kit-soft">{t('consent.lead')}</p>
        <div className="kit-consent-categories">
          <section>
            <Checkbox
              look="switch"
              name="requiredCookies"
              checked
              disabled
              readOnly
              label={t('consent.required.title')}
              hint={`${t('consent.always')}. ${t('consent.required.text')}`}
            />
            {table([
              t('consent.required.items.session', { returnObjects: true }),
              t('consent.required.items.language', { returnObjects: true }),
              t('consent.required.items.consent', { returnObjects: true }),
            ])}
          </section>
          <section>
            <Checkbox
              // A new decision is a new starting value: the key makes the box take it.
              key={`performance-${details?.performanceAndAnalysisCookies}`}
              look="switch"
              name="performanceAndAnalysisCookies"
              defaultChecked={details?.performanceAndAnalysisCookies ?? false}
              label={t('consent.performance.title')}
              hint={t('consent.performance.text')}
            />
            {table([t('consent.performance.items.vitals', { returnObjects: true })])}
          </section>
          <section>
            <Checkbox
              key={`functionality-${details?.functionalityCookies}`}
              look="switch"
              name="functionalityCookies"
              defaultChecked={details?.functionalityCookies ?? false}
              label={t('consent.functionality.title')}
              hint={t('consent.functionality.text')}
            />
            {table([t('consent.functionality.items.chat', { returnObjects: true })])}
          </section>
        </div>
        <div className="kit-dialog-acts">
          <button type="submit" className="kit-button" data-tone="act" data-consent="save">
            {t('consent.save')}
          </button>
          <button
            type="button"
            className="kit-button"
            data-tone="quiet"
            data-consent="reject"
            onClick={() =>
              onSave?.({
                requiredCookies: true,
                performanceAndAnalysisCookies: false,
                functionalityCookies: false,
              })
            }
          >
            {t('consent.reject')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
