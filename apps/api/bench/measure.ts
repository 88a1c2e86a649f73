import autocannon from 'autocannon'

/** One kind of request, as it is made by each of the accounts in turn. */
export interface Load {
  readonly name: string
  readonly requests: readonly autocannon.Request[]
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  readonly serverErrors: number
  readonly otherErrors: number
}

const connections = 64

/** As fast as it goes, or at a fixed rate; latencies at a fixed rate count from when a request was due. */
export const measure = async (
  url: string,
  { requests }: Load,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number },
): Promise<Measured> => {
  let connected = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [...requests],
    // Each connection begins with another account: no two ask for the same person at the same moment.
    setupClient: (client) => {
      const first = Math.floor((connected++ * requests.length) / connections)
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    serverErrors: result['5xx'],
    otherErrors: result.errors + result.timeouts + result['4xx'],
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
