import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'neutral' | 'good' | 'warm' | 'danger' | undefined
  children: ReactNode
}

/** A state in a word. The word says it; the colour only repeats it. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className="kit-badge" data-tone={tone}>
    {children}
  </span>
)
