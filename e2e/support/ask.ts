import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/**
 * One request as it stands, redirects not followed. Node does not resolve `*.localhost` the way browsers do, so the
 * connection goes to loopback and the origin travels in `Host` (decisions, section 1).
 */
export const ask = (
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(address)
    request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { host: url.host, ...headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
      .on('error', reject)
      .end()
  })
