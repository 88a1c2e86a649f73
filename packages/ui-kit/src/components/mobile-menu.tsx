import { type MouseEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

export interface MobileMenuProps {
  children: ReactNode
  /** Inside the opening button, instead of the three lines alone. */
  label?: ReactNode
  className?: string | undefined
}

const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
}

/**
 * A menu behind a button, by `popover`: it opens, closes by Escape or a tap beside it and keeps the focus in order
 * without script. A document that is loaded starts with it closed; in an application a tapped link closes it.
 */
export const MobileMenu = ({ children, label, className }: MobileMenuProps) => {
  const { t } = useTranslation('ui')
  // React's ids hold characters that are fine here; the attribute needs no selector.
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={className ?? 'kit-icon-button kit-burger'}
        popoverTarget={id}
        aria-label={label ? undefined : t('menu.open')}
      >
        {label ?? <Icon name="menu" size={26} />}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside */}
      <div id={id} popover="auto" className="kit-menu" data-menu="" onClick={closeAfterLink}>
        <button
          type="button"
          className="kit-icon-button kit-menu-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('menu.close')}
        >
          <Icon name="close" size={26} />
        </button>
        {children}
      </div>
    </>
  )
}
