import type { ComponentProps } from 'react'
import { type FieldProps, FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: readonly SelectOption[] }

/** One of several, by the browser's own list: it is the best one on every phone. */
export const SelectField = ({
  id,
  label,
  hint,
  error,
  touched,
  optional,
  options,
  ...select
}: SelectFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} touched={touched} optional={optional}>
    {(control) => (
      <div className="kit-select">
        <select {...select} {...control} className="kit-input">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} />
      </div>
    )}
  </FieldFrame>
)
