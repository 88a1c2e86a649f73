import { EntryScriptProvider } from '@avita/ui-kit/islands'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders a document whole: it is kept and answered many times, so nothing is gained by streaming it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { entry, hmr } = context.manifest
  const html = renderToString(
    <EntryScriptProvider value={{ module: entry.module, imports: entry.imports, runtime: hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </EntryScriptProvider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}
