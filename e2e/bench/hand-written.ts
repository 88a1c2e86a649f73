import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** The words of a page in their order, as plain elements: what somebody would have typed into an editor. */
const wordsOf = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  const body = await page.evaluate(() => {
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return [...document.querySelectorAll('h1,h2,h3,p,li,a')]
      .filter((element) => element.checkVisibility() && !element.querySelector('p,li,h1,h2,h3,a'))
      .map((element) => {
        const tag = element.tagName.toLowerCase()
        const text = escape(element.textContent.trim())
        return tag === 'a'
          ? `<p><a href="${element.getAttribute('href') ?? '#'}">${text}</a></p>`
          : `<${tag}>${text}</${tag}>`
      })
      .join('\n')
  })
  await context.close()
  return body
}

const style =
  'body{max-width:44rem;margin:0 auto;padding:1rem;font:1.06rem/1.6 Georgia,serif;color:#123;background:#fbf8f1}' +
  'h1{font-size:2.4rem;line-height:1.1}h2{font-size:1.8rem}a{color:#045}'

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** Serves the hand-written twin of a page where a gateway expects the document server of the corporate site. */
export const serveHandWritten = async (browser: Browser, address: string) => {
  const html =
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>AVITA</title><style>${style}</style></head><body>${await wordsOf(browser, address)}</body></html>`
  const body = brotliCompressSync(html)
  const server = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        // Without a policy of its own the gateway forbids everything, its styles included.
        'content-security-policy': `default-src 'none'; style-src '${styleHash}'`,
      })
      .end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The hand-written page has no port')
  return { url: `http://127.0.0.1:${place.port}`, bytes: body.length, close: () => server.close() }
}
