import { createHash } from 'node:crypto'

/** Where browsers send reports of what the policy refused; the gateway answers it on every origin. */
export const reportPath = '/csp-report'

/** Stands in the policy of a static shell for further `connect-src` origins; whoever serves the shell stamps it. */
export const connectPlaceholder = '__CONNECT__'

export interface PolicyOptions {
  /** Further origins that the page may call, beside its own. */
  readonly connect?: readonly string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The text of every inline element of a kind, exactly as the browser will hash it. */
const inlineTexts = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'))]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '')

const sources = (...values: readonly string[]) => [...new Set(values)].join(' ')

/**
 * The Content-Security-Policy of a document: default deny, own origin only, and the hash of each inline script and
 * style in it, so that the document can be cached (security.md, B2). No `unsafe-*`, no inline attributes.
 */
export const policyOf = (html: string, { connect = [] }: PolicyOptions = {}): string =>
  [
    `default-src 'none'`,
    `script-src ${sources(`'self'`, ...inlineTexts(html, 'script').map(hashOf))}`,
    `style-src ${sources(`'self'`, ...inlineTexts(html, 'style').map(hashOf))}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src ${sources(`'self'`, ...connect)}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `report-uri ${reportPath}`,
    `report-to csp`,
  ].join('; ')

/** The header that names the report endpoint which the policy's `report-to` means. */
export const reportingEndpoints = `csp="${reportPath}"`
