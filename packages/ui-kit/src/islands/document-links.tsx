import { type Language, languages, type PageId, pathOf } from '@avita/i18n-routes'

export interface DocumentLinksProps {
  readonly page: PageId
  readonly language: Language
  /** The public origin of the app, from configuration: a request's `Host` says nothing here. */
  readonly publicUrl: string
  readonly title: string
  readonly description: string
  readonly siteName: string
}

const locales: Readonly<Record<Language, string>> = { tr: 'tr_TR', en: 'en_GB' }

/** What a document tells crawlers and previews of itself: its one address, its counterparts, its title. */
export const DocumentLinks = ({
  page,
  language,
  publicUrl,
  title,
  description,
  siteName,
}: DocumentLinksProps) => {
  const addresses = languages.flatMap((each) => {
    const path = pathOf(page, each)
    return path === null ? [] : [{ language: each, href: new URL(path, publicUrl).href }]
  })
  const canonical = addresses.find((address) => address.language === language) ?? addresses[0]
  return (
    <>
      {canonical ? <link rel="canonical" href={canonical.href} /> : null}
      {addresses.map((address) => (
        <link key={address.language} rel="alternate" hrefLang={address.language} href={address.href} />
      ))}
      {addresses[0] ? <link rel="alternate" hrefLang="x-default" href={addresses[0].href} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      {canonical ? <meta property="og:url" content={canonical.href} /> : null}
    </>
  )
}
