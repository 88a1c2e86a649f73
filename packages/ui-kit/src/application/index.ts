export {
  type ConsentDecision,
  ConsentPrompt,
  type ConsentPromptProps,
  useCookiePreferences,
} from './consent-prompt.tsx'
export { useHeadingFocus } from './heading-focus.ts'
export { type Notice, NoticeToasts, type NoticeToastsProps } from './notice-toasts.tsx'
export { scrollStorageKey, useReturnScroll } from './return-scroll.ts'
export { ShellSkeleton } from './shell-skeleton.tsx'
export { showStartFailure, type StartFailureTexts } from './start-failure.ts'
