import type { GuardToast } from './guard.ts'

/** What the guard and the client tell the person, on its way to whoever shows it. */
export interface Notices {
  readonly raise: (notice: GuardToast) => void
  /** Hears every notice from now on, and those that were raised while nobody listened. Answers with a function that stops it. */
  readonly listen: (hear: (notice: GuardToast) => void) => () => void
}

/**
 * Carries notices from the guard and the client, which live outside of React, to the toasts. One raised before the
 * first page stands is kept for it.
 */
export const createNotices = (): Notices => {
  const waiting: GuardToast[] = []
  let hearing: ((notice: GuardToast) => void) | null = null
  return {
    raise: (notice) => {
      if (hearing) hearing(notice)
      else waiting.push(notice)
    },
    listen: (hear) => {
      hearing = hear
      for (const notice of waiting.splice(0)) hear(notice)
      return () => {
        if (hearing === hear) hearing = null
      }
    },
  }
}
