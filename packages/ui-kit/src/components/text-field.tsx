import type { ComponentProps } from 'react'
import { type FieldProps, FieldFrame } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'children'>

/** One line of text with its label, hint and error. */
export const TextField = ({
  id,
  label,
  hint,
  error,
  touched,
  optional,
  type = 'text',
  ...input
}: TextFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} touched={touched} optional={optional}>
    {(control) => <input {...input} {...control} type={type} className="kit-input" />}
  </FieldFrame>
)
