import { createHash } from 'node:crypto'
import { encode, type Encoded } from './encoding.ts'
import { policyOf, type PolicyOptions } from './policy.ts'

/** A finished document, ready to be sent: its text in every encoding, its validator and its policy. */
export interface StillDocument {
  readonly html: string
  readonly body: Encoded
  readonly etag: string
  readonly policy: string
}

export interface FinishOptions extends PolicyOptions {
  /** The text of a stylesheet of the app's own build, by its path; `null` where there is none. */
  readonly stylesheet: (path: string) => string | null
}

const stylesheetLink = /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="([^"]+)")[^>]*>/g

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The upright font files that a stylesheet names: what the first screen is set in. */
const fontsToPreload = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@font-face\s*\{[^}]*\}/g)]
      .map(([face]) => face)
      .filter((face) => !/font-style:\s*italic/.test(face))
      .flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url = '']) => url))
      .filter((url) => url.startsWith('/')),
  ),
]

/**
 * Puts a document's own stylesheets into it, so that the first paint waits for one answer only, and asks for the fonts
 * early. A stylesheet that the build does not have stays a link.
 */
export const inlineStyles = (html: string, stylesheet: FinishOptions['stylesheet']): string => {
  const fonts = new Set<string>()
  const styled = html.replace(stylesheetLink, (link, href: string) => {
    const css = stylesheet(href)
    if (css === null) return link
    for (const font of fontsToPreload(css)) fonts.add(font)
    return `<style>${css}</style>`
  })
  const preloads = [...fonts]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`)
    .join('')
  return styled.replace(/<meta charset="utf-8"\s*\/?>/i, (meta) => meta + preloads)
}

/**
 * Makes rendered HTML ready to be sent: stylesheets inlined, the policy made from what is inline, compressed, with a
 * validator. When it is the `kept` document again, that one is answered and nothing is compressed twice.
 */
export const finishDocument = async (
  rendered: string,
  { stylesheet, ...policy }: FinishOptions,
  kept?: StillDocument,
): Promise<StillDocument> => {
  const html = inlineStyles(rendered, stylesheet)
  if (kept?.html === html) return kept
  return {
    html,
    body: await encode(html),
    // Weak: the encodings share it.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: policyOf(html, policy),
  }
}
