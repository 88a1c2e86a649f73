import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

export interface ForgotPasswordProps {
  onSend: (email: string) => Promise<unknown>
}

/** Asks for the address to which a single-use link is sent, and says what happens next. */
export const ForgotPassword = ({ onSend }: ForgotPasswordProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const [state, setState] = useState<'idle' | 'pending' | 'sent' | 'failed'>('idle')
  const valid = /^\S+@\S+\.\S+$/.test(email.trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'pending') return
    setTouched(true)
    if (!valid) {
      document.getElementById(`${id}-email`)?.focus()
      return
    }
    setState('pending')
    onSend(email.trim()).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }

  return (
    <form className="kit-form kit-forgot" noValidate method="post" onSubmit={submit}>
      <div>
        <h3>{t('login.forgot.title')}</h3>
        <p className="kit-field-hint">{t('login.forgot.text')}</p>
      </div>
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('login.forgot.email')}
        required
        value={email}
        error={valid ? undefined : t('login.forgot.emailMissing')}
        touched={touched}
        onChange={({ target }) => setEmail(target.value)}
        onBlur={() => setTouched(email !== '')}
      />
      <div>
        <Button type="submit" tone="quiet" size="small" pending={state === 'pending'}>
          {state === 'pending' ? t('login.forgot.pending') : t('login.forgot.submit')}
        </Button>
      </div>
      <div role="status">
        {state === 'sent' ? (
          <p className="kit-notice" data-tone="good">
            {t('login.forgot.sent')}
          </p>
        ) : null}
        {state === 'failed' ? (
          <p className="kit-notice" data-tone="danger">
            {t('login.forgot.failed')}
          </p>
        ) : null}
      </div>
    </form>
  )
}
