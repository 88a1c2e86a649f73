import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Edge in pixels; 20 where nothing is said. */
  size?: number | undefined
  className?: string | undefined
}

/** A line drawing in the colour of the text around it. Always decoration: the words beside it carry the meaning. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 20 ? 1.8 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
