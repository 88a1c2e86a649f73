import type { Client } from '@avita/api-client'
import { logoutDelayMilliseconds } from './constants.ts'
import type { Session } from './session.ts'

export interface SignOutOptions {
  readonly session: Session
  readonly client: Pick<Client, 'signOut'>
  /** The logout push: it leaves while the token still stands. What it throws stops nothing. */
  readonly onBeforeTokenGoes?: () => unknown
  /** Goes to `/identity/login`; usually `navigateTo`. */
  readonly navigate: (path: string) => void
}

const leaving = new WeakSet<Session>()

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const attempt = async (act: () => unknown): Promise<void> => {
  try {
    await act()
  } catch {
    // Best effort: a person signs out of this device whatever the server says, offline too (security, B1).
  }
}

/**
 * Signs out (specification, section 4): the push leaves first, after 100 ms everything stored is removed, then the
 * sign-in page shows. The server is told, but never waited for. A second press while it runs does nothing.
 */
export const signOut = async ({
  session,
  client,
  onBeforeTokenGoes = () => {},
  navigate,
}: SignOutOptions): Promise<void> => {
  if (leaving.has(session)) return
  leaving.add(session)
  const token = session.token()
  void attempt(onBeforeTokenGoes)
  await sleep(logoutDelayMilliseconds)
  session.clear()
  if (token !== null) void attempt(() => client.signOut({ body: {} }, { keepalive: true, token }))
  leaving.delete(session)
  navigate('/identity/login')
}
