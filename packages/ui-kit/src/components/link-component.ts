import type { ComponentProps, ComponentType } from 'react'

/** What a link of the kit is made of: the props of `<a>` with an address. */
export type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * What renders a link. `'a'` loads a document (specification, section 2); the back office, which navigates in the app,
 * and links that only change the query pass a component around their router's link.
 */
export type LinkComponent = 'a' | ComponentType<LinkProps>
