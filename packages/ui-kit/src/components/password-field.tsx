import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldProps, FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'>

/** A password that can be shown; pasting and password managers work. */
export const PasswordField = ({
  id,
  label,
  hint,
  error,
  touched,
  optional,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) => {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} touched={touched} optional={optional}>
      {(control) => (
        <div className="kit-input-with-button">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="kit-input"
          />
          <button
            type="button"
            className="kit-input-button"
            aria-label={shown ? t('password.hideLabel') : t('password.showLabel')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} size={22} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
