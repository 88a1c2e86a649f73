import { Button, FormSummary, PasswordField } from '@avita/ui-kit'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import { type PasswordProblem, problemOf, problemOfRefusal } from './problem.ts'

interface PasswordFormProps {
  readonly token: string
  readonly onDone: () => void
  readonly onExpired: () => void
}

/** Asks for the new password and saves it with the token of the mailed link. What was typed stays after a failure. */
export const PasswordForm = ({ token, onDone, onExpired }: PasswordFormProps) => {
  const { client, anonymousToken } = usePlatform()
  const { t } = useTranslation('passwordReset')
  const id = useId()
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Exclude<PasswordProblem, 'expired'> | null>(null)

  const save = async () => {
    setPending(true)
    setRefusal(null)
    try {
      await client.resetPassword({ body: { token, password } }, { token: await anonymousToken() })
      onDone()
    } catch (error) {
      const problem = problemOfRefusal(error)
      if (problem === 'expired') onExpired()
      else setRefusal(problem)
    } finally {
      setPending(false)
    }
  }

  const local = problemOf(password)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (local) document.getElementById(id)?.focus()
    else if (!pending) void save()
  }

  return (
    <form className="kit-form" noValidate method="post" onSubmit={submit}>
      <FormSummary>{refusal ? t(`problem.${refusal}`) : null}</FormSummary>
      <PasswordField
        id={id}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        required
        value={password}
        error={local && local !== 'expired' ? t(`problem.${local}`) : undefined}
        touched={touched}
        onChange={({ target }) => setPassword(target.value)}
        onBlur={() => setTouched(password !== '')}
      />
      <div>
        <Button type="submit" pending={pending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
