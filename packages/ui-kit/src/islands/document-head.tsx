import { documentTitle, type Language, type PageId } from '@avita/i18n-routes'
import { brand } from '../brand.ts'
import { PageHead } from '../components/page.tsx'
import { DocumentLinks } from './document-links.tsx'

export interface DocumentHeadProps {
  readonly page: PageId
  readonly language: Language
  /** The public origin of the app; without it the document has a title and description only. */
  readonly publicUrl: string | undefined
  /** The page's own title; the product's name is added. */
  readonly title: string
  readonly description: string
}

/** All that a public document says of itself in its `<head>`: to its reader, to crawlers and to previews. */
export const DocumentHead = ({ page, language, publicUrl, title, description }: DocumentHeadProps) => (
  <>
    <PageHead title={title} description={description} />
    {publicUrl === undefined ? null : (
      <DocumentLinks
        page={page}
        language={language}
        publicUrl={publicUrl}
        title={documentTitle(title, language)}
        description={description}
        siteName={brand.name}
      />
    )}
  </>
)
