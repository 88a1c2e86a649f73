import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createSignInForm,
  type SignInForm,
  type SignInFormOptions,
  type SignInFormState,
} from '../sign-in-form.ts'

/** State and commands of a sign-in form or modal. */
export interface SignInHook extends SignInFormState, Pick<SignInForm, 'touch' | 'submit' | 'reset'> {}

/** The state machine of `createSignInForm` for a component: one machine, always the newest callbacks. */
export const useSignIn = (options: SignInFormOptions): SignInHook => {
  const [form] = useState(() => createSignInForm(options))
  useEffect(() => form.update(options))
  // A modal that is gone shows no error any more, and an answer that comes later leads nowhere.
  useEffect(() => form.reset, [form])
  const state = useSyncExternalStore(form.subscribe, form.state, form.state)
  return { ...state, touch: form.touch, submit: form.submit, reset: form.reset }
}
