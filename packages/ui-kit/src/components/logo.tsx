import { brand } from '../brand.ts'

/** The mark: a window with a hill and the sun in it. Decoration: the name stands beside it. */
export const LogoMark = ({ size = 34 }: { size?: number | undefined }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path d="M20 3c9.4 0 17 7.6 17 17v17H20C10.6 37 3 29.4 3 20S10.6 3 20 3Z" fill="var(--act)" />
    <path d="M3 22c6-5 12-5 18 0s10.5 5 16 1.5V37H20C10.8 37 3.2 30.7 3 22Z" fill="var(--apricot)" />
    <circle cx="20" cy="14" r="4.5" fill="var(--paper)" />
  </svg>
)

export interface LogoProps {
  /** What stands small after the name, as `bireysel`. */
  suffix?: string | undefined
  /** Without the mark, only the name. */
  plain?: boolean | undefined
  size?: number | undefined
}

/** The mark and the brand's name. */
export const Logo = ({ suffix, plain, size }: LogoProps) => (
  <span className="kit-logo">
    {plain ? null : <LogoMark size={size} />}
    {brand.name}
    {suffix ? <small>{suffix}</small> : null}
  </span>
)
