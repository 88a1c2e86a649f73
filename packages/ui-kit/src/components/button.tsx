import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import type { LinkComponent, LinkProps } from './link-component.ts'

/** How much a button asks for: the one main act, a quiet alternative, a warning, or the warm accent on a deep surface. */
export type ButtonTone = 'act' | 'quiet' | 'danger' | 'help' | 'warm' | 'bare'

interface Look {
  tone?: ButtonTone | undefined
  /** `small` is 44 px high, `dense` 36 px (back office only). */
  size?: 'normal' | 'small' | 'dense' | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The act is under way: the button keeps its place and its focus, says so, and does nothing more. */
  pending?: boolean | undefined
}

/** A button that acts on this page. For going somewhere there is `ButtonLink`. */
export const Button = ({
  tone = 'act',
  size = 'normal',
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const { t } = useTranslation('ui')
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three: `button` where nothing is said
      type={pending && type === 'submit' ? 'button' : type}
      className={classNames('kit-button', className)}
      data-tone={tone}
      data-size={size}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {children}
      {pending ? <span className="kit-button-dots" role="status" aria-label={t('pending')} /> : null}
    </button>
  )
}

export interface ButtonLinkProps extends LinkProps, Look {
  link?: LinkComponent | undefined
}

/** A link that looks like a button: the next step of a page. */
export const ButtonLink = ({
  tone = 'act',
  size = 'normal',
  link: Anchor = 'a',
  className,
  ...rest
}: ButtonLinkProps) => (
  <Anchor {...rest} className={classNames('kit-button', className)} data-tone={tone} data-size={size} />
)
