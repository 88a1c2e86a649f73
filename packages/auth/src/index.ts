export { loginErrorMilliseconds, logoutDelayMilliseconds } from './constants.ts'
export { browserCookies, type CookieDocument, type CookieJar, type CookieLife } from './cookies.ts'
export type { Warn } from './expiry.ts'
export {
  guardDecision,
  type GuardDecision,
  type GuardToast,
  pathAfterSignIn,
  refusedDecision,
  type SignInDecision,
  type Visit,
} from './guard.ts'
export { filterMenu, markSelected, type SelectableItem } from './menu.ts'
export { createNotices, type Notices } from './notices.ts'
export { isActionPermitted, isPageViewable } from './permissions.ts'
export { preferredLanguage, rememberLanguage } from './preferred-language.ts'
export { sessionMark } from './session-mark.ts'
export {
  type AcceptOptions,
  createSession,
  type Session,
  type SessionOptions,
  type SessionSnapshot,
} from './session.ts'
export { fallbackErrorText, signInErrorText, wrongCredentialsInEnglish } from './sign-in-error.ts'
export {
  createSignInForm,
  invalidFields,
  type SignInField,
  type SignInForm,
  type SignInFormOptions,
  type SignInFormState,
  type SignInValues,
} from './sign-in-form.ts'
export { type LoginEvent, signIn, type SignInOptions, type SignInResult } from './sign-in.ts'
export { signOut, type SignOutOptions } from './sign-out.ts'
export { browserStorage, type KeyValueStorage, keysOfSession, storageKeys } from './storage.ts'
