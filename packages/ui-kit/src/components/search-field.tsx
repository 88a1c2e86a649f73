import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: string
}

/** A search line. Put it in a `<form role="search">`: it submits by Enter and by its button, also without script. */
export const SearchField = ({ id: givenId, label, name = 'q', ...input }: SearchFieldProps) => {
  const ownId = useId()
  const { t } = useTranslation('ui')
  const id = givenId ?? ownId
  return (
    <div className="kit-search">
      <label className="kit-hidden" htmlFor={id}>
        {label}
      </label>
      <input placeholder={label} {...input} id={id} name={name} type="search" className="kit-input" />
      <button type="submit" className="kit-input-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </div>
  )
}
