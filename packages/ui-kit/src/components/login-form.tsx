import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { Icon } from './icon.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

/** What the form asks for (specification, section 3). */
export interface LoginValues {
  username: string
  password: string
  rememberMe: boolean
}

export interface LoginFormProps {
  state: 'idle' | 'pending' | 'failed' | 'done'
  /** Why signing in failed; shown while it is given. */
  errorText?: string | null | undefined
  /** Called with valid values only; an invalid submit marks the fields and calls nothing (section 5). */
  onSubmit: (values: LoginValues) => void
  /** Sends the single-use link. Its answer is the same for known and unknown addresses; a refusal says try again. */
  onForgotPassword: (email: string) => Promise<unknown>
  /** In a dialog: the close button beside the login button. */
  onClose?: (() => void) | undefined
  /** What stands above the fields, as the reason for coming here. */
  children?: ReactNode
}

/** Username, password, remember me and the forgotten password. It signs nobody in: it says what was typed. */
export const LoginForm = ({
  state,
  errorText,
  onSubmit,
  onForgotPassword,
  onClose,
  children,
}: LoginFormProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const [values, setValues] = useState<LoginValues>({ username: '', password: '', rememberMe: false })
  const [touched, setTouched] = useState({ username: false, password: false })
  const [forgot, setForgot] = useState(false)
  const pending = state === 'pending'

  // A field that was left empty is not marked yet: its error would push the pressed button from under the finger.
  const leave = (field: 'username' | 'password') => {
    if (values[field]) setTouched((now) => ({ ...now, [field]: true }))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setTouched({ username: true, password: true })
    const missing = !values.username.trim() ? 'username' : !values.password ? 'password' : null
    if (missing) document.getElementById(`${id}-${missing}`)?.focus()
    else onSubmit({ ...values, username: values.username.trim() })
  }

  return (
    <div className="kit-login">
      {children}
      <form className="kit-form" noValidate method="post" onSubmit={submit} aria-label={t('login.title')}>
        <div role="alert" className="kit-login-error">
          {errorText ? (
            <p className="kit-notice" data-tone="danger">
              <Icon name="alert" />
              <span>{errorText}</span>
            </p>
          ) : null}
        </div>
        <TextField
          id={`${id}-username`}
          name="username"
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={values.username}
          error={values.username.trim() ? undefined : t('login.usernameMissing')}
          touched={touched.username}
          onChange={({ target }) => setValues((now) => ({ ...now, username: target.value }))}
          onBlur={() => leave('username')}
        />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={t('login.password')}
          required
          value={values.password}
          error={values.password ? undefined : t('login.passwordMissing')}
          touched={touched.password}
          onChange={({ target }) => setValues((now) => ({ ...now, password: target.value }))}
          onBlur={() => leave('password')}
        />
        <Checkbox
          name="rememberMe"
          label={t('login.rememberMe')}
          hint={t('login.rememberMeHint')}
          checked={values.rememberMe}
          onChange={({ target }) => setValues((now) => ({ ...now, rememberMe: target.checked }))}
        />
        <div className="kit-login-acts">
          <Button type="submit" pending={pending}>
            {pending ? t('login.pending') : t('login.submit')}
          </Button>
          {onClose ? (
            <Button tone="quiet" onClick={onClose}>
              {t('login.close')}
            </Button>
          ) : null}
          <button
            type="button"
            className="kit-link kit-login-forgot"
            aria-expanded={forgot}
            aria-controls={`${id}-forgot`}
            onClick={() => setForgot(!forgot)}
          >
            {t('login.forgotPassword')}
          </button>
        </div>
      </form>
      <div id={`${id}-forgot`} hidden={!forgot}>
        {forgot ? <ForgotPassword onSend={onForgotPassword} /> : null}
      </div>
    </div>
  )
}
