import type { LinkProps } from '@avita/ui-kit'
import { Link } from 'react-router'

/** The back office navigates in the app (decisions, section 2). */
export const RouterLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />
