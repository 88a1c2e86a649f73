const firstPauseSeconds = 5
const longestPauseSeconds = 2 * 3600
const mostTries = 15
/** This long before a message is of no more use it is tried for the last time. */
const lastTrySeconds = 5

/** When a message is tried again after so many failures, each pause twice the one before; `null` gives it up. */
export const nextTry = (tries: number, now: Date, expiresAt: Date): Date | null => {
  if (tries >= mostTries) return null
  const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds)
  const last = expiresAt.getTime() - lastTrySeconds * 1000
  const next = Math.min(now.getTime() + pause * 1000, last)
  return next > now.getTime() ? new Date(next) : null
}
