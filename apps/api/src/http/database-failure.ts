const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

function* chainOf(error: unknown): Generator<Error> {
  for (let link = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1)
    yield link
}

/** Connection refused, lost or never made: the socket's codes, and PostgreSQL's classes 08 and 57P. */
const isAway = (error: Error): boolean => {
  const code = codeOf(error) ?? ''
  return (
    /^(08|57P|ECONN|EPIPE|ENOENT$|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|53300)/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** Statement and lock timeouts, ours and the server's, and a full lock table. */
const isSlow = (error: Error): boolean =>
  ['57014', '55P03', '53200', '40001', '40P01'].includes(codeOf(error) ?? '') ||
  error.message === 'Query read timeout'

const isFull = (error: Error): boolean => ['53100', 'ENOSPC'].includes(codeOf(error) ?? '')

/** Raised by the trigger `refuse_erased_person`. */
const isOfErased = (error: Error): boolean => codeOf(error) === 'ZE410'

/**
 * What went wrong with the database, if it was that: it is away, too slow, its disk is full, or it was to keep something
 * about a person who was erased meanwhile.
 */
export const databaseFailure = (error: unknown): 'away' | 'slow' | 'full' | 'erased' | null => {
  for (const link of chainOf(error)) {
    if (isOfErased(link)) return 'erased'
    if (isFull(link)) return 'full'
    if (isAway(link)) return 'away'
    if (isSlow(link)) return 'slow'
  }
  return null
}
