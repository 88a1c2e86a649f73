export { useSession } from './use-session.ts'
export { type SessionWatch, useSessionWatch } from './use-session-watch.ts'
export { type SignInHook, useSignIn } from './use-sign-in.ts'
