import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** What every field of the kit is told. */
export interface FieldProps {
  label: string
  /** A sentence that helps before something goes wrong. */
  hint?: ReactNode
  /** What is wrong and what to do; absent while nothing is. */
  error?: string | undefined
  /** The field was visited: it shows whether it is valid (specification, section 5). */
  touched?: boolean | undefined
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlAttributes {
  id: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
  'data-valid'?: true | undefined
}

/** A text under a field that says what is wrong. */
export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p className="kit-field-error" id={id}>
    <Icon name="alert" size={18} />
    <span>{children}</span>
  </p>
)

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Label, hint, control and error, tied together. */
export const FieldFrame = ({
  id: givenId,
  label,
  hint,
  error,
  touched = false,
  optional = false,
  className,
  children,
}: FieldFrameProps) => {
  const ownId = useId()
  const { t } = useTranslation('ui')
  const id = givenId ?? ownId
  const shownError = touched ? error : undefined
  const describedBy = classNames(hint ? `${id}-hint` : null, shownError ? `${id}-error` : null)
  return (
    <div className={classNames('kit-field', className)}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="kit-field-optional"> ({t('optional')})</span> : null}
      </label>
      {hint ? (
        <p className="kit-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': shownError ? true : undefined,
        'data-valid': touched && !shownError ? true : undefined,
      })}
      {shownError ? <FieldError id={`${id}-error`}>{shownError}</FieldError> : null}
    </div>
  )
}
