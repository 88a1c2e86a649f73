export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics.ts'
export {
  type Consent,
  consentCookie,
  type ConsentDetails,
  type ConsentOptions,
  createConsent,
  defaultConsent,
  type OptionalConsent,
  parseConsent,
} from './consent.ts'
export {
  isLoginRequired,
  pageNameOf,
  pageNames,
  type TrackedPageName,
  trackedPageNames,
} from './page-names.ts'
export type {
  ActionPayload,
  FormSubmitFields,
  LoginFields,
  LogoutFields,
  PageViewPayload,
} from './payloads.ts'
export { type MaybePrerendering, whenShown } from './when-shown.ts'
