import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Looks like a switch: for what takes effect by being on or off. */
  look?: 'box' | 'switch' | undefined
}

/** A tick with its label beside it; the whole line can be tapped. */
export const Checkbox = ({ id: givenId, label, hint, error, look = 'box', ...input }: CheckboxProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className="kit-check" data-look={look}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p className="kit-field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    </div>
  )
}
