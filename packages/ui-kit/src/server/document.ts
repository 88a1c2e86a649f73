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

/**
 * Puts a document's own stylesheets into it, so that the first paint waits for one answer only. A stylesheet that the
 * build does not have stays a link. Fonts are not preloaded: the inline stylesheet names them in the same answer, and
 * Chromium holds the first paint back for a preloaded font (60 ms of 850 on a throttled phone; `pnpm bench`).
 */
export const inlineStyles = (html: string, stylesheet: FinishOptions['stylesheet']): string =>
  html.replace(stylesheetLink, (link, href: string) => {
    const css = stylesheet(href)
    return css === null ? link : `<style>${css}</style>`
  })

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
