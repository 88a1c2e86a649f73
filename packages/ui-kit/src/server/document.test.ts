import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { finishDocument, inlineStyles } from './document.ts'

const css = `@font-face{font-family:"A";font-style:normal;src:url(/_x/a.woff2)format("woff2")}
@font-face{font-family:"A";font-style:italic;src:url(/_x/a-italic.woff2)}.b{color:red}`

const stylesheet = (path: string) => (path === '/_x/root.css' ? css : null)

const page = '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_x/root.css"/></head></html>'

test('the own stylesheet stands in the document, and no font holds the first paint back', () => {
  const html = inlineStyles(page, stylesheet)

  expect(html).toContain(`<style>${css}</style>`)
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).not.toContain('preload')
})

test('a stylesheet that the build does not have stays a link', () => {
  const html = page.replace('root.css', 'other.css')
  expect(inlineStyles(html, stylesheet)).toBe(html)
})

test('a finished document is the same text in every encoding', async () => {
  const { html, body } = await finishDocument(page, { stylesheet })

  expect(body.identity.toString()).toBe(html)
  expect(brotliDecompressSync(body.br).toString()).toBe(html)
  expect(gunzipSync(body.gzip).toString()).toBe(html)
})

test('an unchanged document is the kept one, a changed one has another validator', async () => {
  const kept = await finishDocument(page, { stylesheet })

  expect(await finishDocument(page, { stylesheet }, kept)).toBe(kept)
  const changed = await finishDocument(page.replace('</html>', '!</html>'), { stylesheet }, kept)
  expect(changed.etag).not.toBe(kept.etag)
})
