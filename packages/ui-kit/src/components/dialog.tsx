import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  open: boolean
  title: string
  /** Asked for by the close button and, unless `isStatic`, by Escape and the backdrop. */
  onClose: () => void
  /** Neither Escape nor the backdrop closes it (specification, section 2: the login modal). */
  isStatic?: boolean | undefined
  closeLabel?: string | undefined
  /** Fills a phone from edge to edge. */
  size?: 'normal' | 'wide' | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A modal window: the browser's own `<dialog>`, which keeps the focus inside and gives it back to where it was. It
 * starts in the first field or, without one, on the close button.
 * Content stands in the page only while it is open.
 */
export const Dialog = ({
  open,
  title,
  onClose,
  isStatic = false,
  closeLabel,
  size = 'normal',
  className,
  children,
}: DialogProps) => {
  const { t } = useTranslation('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      element.close()
      // The browser gives the focus back by itself, except when the opener was replaced while the dialog stood open.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isStatic) onClose()
  }

  if (!open) return null
  return (
    <dialog
      ref={dialog}
      className={classNames('kit-dialog', className)}
      data-size={size}
      aria-labelledby={titleId}
      // Escape is a close request that a second press carries out without asking; `closedby` refuses it for good.
      closedby={isStatic ? 'none' : 'any'}
      onCancel={onCancel}
      onClose={() => {
        const element = dialog.current
        if (!element || element.open) return
        if (isStatic) element.showModal()
        else onClose()
      }}
      onKeyDown={(event) => {
        if (isStatic && event.key === 'Escape') event.preventDefault()
      }}
    >
      <div className="kit-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={closeLabel ?? t('dialog.close')}
          onClick={onClose}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
