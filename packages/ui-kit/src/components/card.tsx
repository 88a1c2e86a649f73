import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** A link beside the title, as “all articles”. */
  more?: ReactNode
  /** `raised` paper with a hairline, or one of the soft colours of the palette. */
  tone?: 'raised' | 'leaf' | 'apricot' | 'sunk' | 'deep' | undefined
}

/** One matter in a box of its own. For lists, hairlines are better. */
export const Card = ({ title, more, tone = 'raised', className, children, ...rest }: CardProps) => (
  <section
    {...rest}
    className={classNames('kit-card', tone === 'deep' && 'kit-deep', className)}
    data-tone={tone}
  >
    {title ? (
      <div className="kit-card-head">
        <h2>{title}</h2>
        {more}
      </div>
    ) : null}
    {children}
  </section>
)
