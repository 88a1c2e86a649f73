export { useSession } from './use-session.ts'
export { type SignInHook, useSignIn } from './use-sign-in.ts'
