import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface FormProblem {
  /** The id of the field, to which the line leads. */
  field: string
  text: string
}

export interface FormSummaryProps {
  /** What concerns the whole form, as the server's answer. */
  children?: ReactNode
  problems?: readonly FormProblem[] | undefined
}

/** What keeps a form from being sent, above it. It takes the focus when it appears, and is absent without a reason. */
export const FormSummary = ({ children, problems = [] }: FormSummaryProps) => {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const shown = Boolean(children) || problems.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} className="kit-notice" data-tone="danger" role="alert" tabIndex={-1}>
      {children ? <p>{children}</p> : null}
      {problems.length > 0 ? (
        <>
          <p>
            <strong>{t('form.problems', { count: problems.length })}</strong>
          </p>
          <ul>
            {problems.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${field}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
