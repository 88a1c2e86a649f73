import type { LinkProps } from '@avita/ui-kit'
import { Link } from 'react-router'

/** A link that only changes the query: state inside a page does not reload it (decisions, section 2). */
export const QueryLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} preventScrollReset />
