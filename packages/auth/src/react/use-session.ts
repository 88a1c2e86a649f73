import { useSyncExternalStore } from 'react'
import { type Session, type SessionSnapshot, signedOut } from '../session.ts'

/** The session as it stands, followed through every change. Rendered on a server, nobody is signed in. */
export const useSession = (session: Session): SessionSnapshot =>
  useSyncExternalStore(session.subscribe, session.snapshot, () => signedOut)
