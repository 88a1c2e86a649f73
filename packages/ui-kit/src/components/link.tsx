import { classNames } from './class-names.ts'
import type { LinkComponent, LinkProps } from './link-component.ts'

export interface TextLinkProps extends LinkProps {
  /** `strong` stands alone and leads on; `plain` is underlined on hover only, for lists of links. */
  tone?: 'text' | 'strong' | 'plain' | undefined
  link?: LinkComponent | undefined
}

/** A link in or beside a text. */
export const Link = ({ tone = 'text', link: Anchor = 'a', className, ...rest }: TextLinkProps) => (
  <Anchor {...rest} className={classNames('kit-link', className)} data-tone={tone} />
)
