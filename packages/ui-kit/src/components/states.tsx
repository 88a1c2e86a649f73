import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

/** A small window with a hill: the quiet picture beside a state. */
const StatePicture = ({ tone }: { tone: 'empty' | 'error' }) => (
  <svg className="kit-state-picture" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <path
      d="M12 92V46a36 36 0 0 1 72 0v46Z"
      fill={tone === 'empty' ? 'var(--leaf-soft)' : 'var(--danger-soft)'}
    />
    <circle cx="60" cy="40" r="11" fill={tone === 'empty' ? 'var(--apricot)' : 'var(--line-strong)'} />
    <path d="M12 70c14-11 28-9 42-3s20 2 30-5v30H12Z" fill="var(--hill-2)" />
    <path d="M12 82c20-10 46-8 72-3v13H12Z" fill="var(--hill-3)" />
  </svg>
)

export interface EmptyStateProps {
  title: string
  /** What the emptiness means and what can be done. */
  text?: ReactNode
  action?: ReactNode
}

/** A list without anything in it. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="kit-state">
    <StatePicture tone="empty" />
    <h2>{title}</h2>
    {text ? <p>{text}</p> : null}
    {action}
  </div>
)

export interface ErrorStateProps {
  title?: string | undefined
  /** What happened and what to do. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  pending?: boolean | undefined
  action?: ReactNode
}

/** Something that could not be shown, with the way to try again. */
export const ErrorState = ({ title, text, onRetry, pending, action }: ErrorStateProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className="kit-state" role="alert">
      <StatePicture tone="error" />
      <h2>{title ?? t('error.title')}</h2>
      <p>{text ?? t('error.text')}</p>
      {onRetry ? (
        <Button tone="quiet" onClick={onRetry} pending={pending}>
          {t('error.retry')}
        </Button>
      ) : null}
      {action}
    </div>
  )
}
