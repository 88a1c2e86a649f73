import { addressesOf, type AppName, pathOf } from '@avita/i18n-routes'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The built pages of an app that have one fixed address: what a crawler can be told of without asking the API. */
const fixedPages = (app: AppName) => [
  ...new Set(
    addressesOf(app)
      .filter(({ path }) => !path.includes(':'))
      .map(({ page }) => page),
  ),
]

/** `sitemap.xml`: every built page in every language it has, each naming its counterparts. */
export const sitemapOf = (app: AppName, publicUrl: string): string => {
  const urls = fixedPages(app).flatMap((page) => {
    const addresses = (['tr', 'en'] as const).flatMap((language) => {
      const path = pathOf(page, language)
      return path === null ? [] : [{ language, href: escapeXml(new URL(path, publicUrl).href) }]
    })
    const alternates = [
      ...addresses,
      ...addresses.slice(0, 1).map(({ href }) => ({ language: 'x-default', href })),
    ]
      .map(
        ({ language, href }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`,
      )
      .join('')
    return addresses.map(({ href }) => `  <url>\n    <loc>${href}</loc>\n${alternates}  </url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/** What belongs to one person: never offered to a crawler. */
const personalPaths = ['/kullanici', '/en/user', '/identity/', '/unauthorized', '/api/', '/auth/']

/** `robots.txt`: everything public may be read, and here is the list. */
export const robotsOf = (publicUrl: string): string =>
  `User-agent: *\n${personalPaths.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`

const documents = {
  and: [
    { href_matches: '/*' },
    // The shells of the panel are no documents, signing out is an act, and files are no pages.
    {
      not: {
        href_matches: [
          '/kullanici*',
          '/en/user*',
          '/identity/*',
          '/unauthorized',
          '/api/*',
          '/auth/*',
          '/_*',
          '/*.*',
        ],
      },
    },
    { not: { selector_matches: '[data-island], [download], [target], [rel~=nofollow]' } },
  ],
}

/**
 * The speculation rules that every document names in its header: the next document is rendered when a reader is about
 * to follow its link.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: documents, eagerness: 'moderate' }],
  prerender: [{ where: documents, eagerness: 'moderate' }],
})
