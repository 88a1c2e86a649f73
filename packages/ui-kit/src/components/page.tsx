import { documentTitle, isLanguage, defaultLanguage } from '@avita/i18n-routes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

export interface PageHeadProps {
  /** The page's own title; the product's name is added (specification, section 9). */
  title: string
  description?: string | undefined
}

/** The document's title and description. React moves them into `<head>`; a route that uses it needs no `meta`. */
export const PageHead = ({ title, description }: PageHeadProps) => {
  const { i18n } = useTranslation('ui')
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  return (
    <>
      <title>{documentTitle(title, language)}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  )
}

export interface PageTitleProps {
  children: ReactNode
  eyebrow?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** What can be done with the page as a whole. */
  actions?: ReactNode
}

/** The one `<h1>` of a page with what belongs to it. */
export const PageTitle = ({ children, eyebrow, lead, actions }: PageTitleProps) => (
  <div className="kit-page-title">
    <div>
      {eyebrow ? <p className="kit-eyebrow">{eyebrow}</p> : null}
      <h1>{children}</h1>
      {lead ? <p className="kit-lead">{lead}</p> : null}
    </div>
    {actions ? <div className="kit-page-actions">{actions}</div> : null}
  </div>
)

export interface PageProps extends PageHeadProps, Omit<PageTitleProps, 'children'> {
  /** `text` for reading (about 68 characters a line), `full` for the width of the layout. */
  width?: 'text' | 'full' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A page: the document's title, the heading and the content in the layout's column. */
export const Page = ({
  title,
  description,
  eyebrow,
  lead,
  actions,
  width = 'full',
  className,
  children,
}: PageProps) => (
  <div className={classNames('kit-page', className)} data-width={width}>
    <PageHead title={title} description={description} />
    <PageTitle eyebrow={eyebrow} lead={lead} actions={actions}>
      {title}
    </PageTitle>
    {children}
  </div>
)
