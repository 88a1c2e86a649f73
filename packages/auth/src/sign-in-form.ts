import { createStore } from 'zustand/vanilla'
import { loginErrorMilliseconds } from './constants.ts'
import type { SignInResult } from './sign-in.ts'

/** What a person types into the sign-in form (specification, section 3). */
export interface SignInValues {
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
}

export type SignInField = 'username' | 'password'

export interface SignInFormState {
  readonly phase: 'idle' | 'pending' | 'failed' | 'done'
  /** Fields show a valid or invalid look once touched (specification, section 5). */
  readonly touched: Readonly<Record<SignInField, boolean>>
  /** Stands for 5 seconds after a failure, then `null` again. */
  readonly errorText: string | null
}

export interface SignInForm {
  readonly state: () => SignInFormState
  readonly subscribe: (listener: () => void) => () => void
  readonly touch: (field: SignInField) => void
  /** Invalid: marks all fields touched and calls nothing. While one is under way, or done: nothing either. */
  readonly submit: (values: SignInValues) => Promise<void>
  /** Takes newer callbacks: a component makes them anew at every render. */
  readonly update: (options: SignInFormOptions) => void
  /** Back to the beginning: for a modal that is closed. An answer that is still under way is then ignored. */
  readonly reset: () => void
}

const blank: SignInFormState = {
  phase: 'idle',
  touched: { username: false, password: false },
  errorText: null,
}

/** Which fields of the sign-in form are invalid: both are required (specification, section 5). */
export const invalidFields = ({ username, password }: Pick<SignInValues, SignInField>): SignInField[] => [
  ...(username.trim() === '' ? (['username'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
]

export interface SignInFormOptions {
  /** Usually `signIn`, with all but the typed values filled in. It must not reject. */
  readonly signIn: (values: SignInValues) => Promise<SignInResult>
  /** Closes the modal and goes to `pathAfterSignIn(…)`. */
  readonly onSignedIn: () => void
}

/** The states of a sign-in form or modal (specification, sections 4 and 5), without a view. */
export const createSignInForm = (options: SignInFormOptions): SignInForm => {
  let { signIn, onSignedIn } = options
  const store = createStore<SignInFormState>()(() => blank)
  let errorTimer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  return {
    state: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    touch: (field) => store.setState(({ touched }) => ({ touched: { ...touched, [field]: true } })),
    submit: async (values) => {
      const { phase } = store.getState()
      if (phase === 'pending' || phase === 'done') return
      store.setState({ touched: { username: true, password: true } })
      if (invalidFields(values).length > 0) return
      clearTimeout(errorTimer)
      attempts += 1
      const attempt = attempts
      store.setState({ phase: 'pending', errorText: null })
      const result = await signIn(values)
      if (attempt !== attempts) return
      if (result.kind === 'signedIn') {
        store.setState({ phase: 'done' })
        onSignedIn()
        return
      }
      store.setState({ phase: 'failed', errorText: result.errorText })
      errorTimer = setTimeout(
        () => store.setState({ phase: 'idle', errorText: null }),
        loginErrorMilliseconds,
      )
    },
    update: (newer) => {
      ;({ signIn, onSignedIn } = newer)
    },
    reset: () => {
      clearTimeout(errorTimer)
      attempts += 1
      store.setState(blank, true)
    },
  }
}
