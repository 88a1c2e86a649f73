import type { PartOfDay } from './greeting.ts'

/** The sky over the hills, as it is outside: sun by day, moon by night. */
export const SkyScene = ({ part }: { part: PartOfDay }) => (
  <svg className="hidden lg:block" viewBox="0 0 220 220" aria-hidden="true" focusable="false">
    {part === 'morning' || part === 'day' ? (
      <>
        <circle cx="120" cy="90" r="74" fill="oklch(0.40 0.06 190)" />
        <circle cx="120" cy="90" r="46" fill="var(--apricot)" />
      </>
    ) : (
      <>
        <circle cx="120" cy="80" r="58" fill="oklch(0.93 0.03 95)" />
        <circle cx="146" cy="64" r="50" fill="var(--deep)" />
        <circle cx="46" cy="52" r="2.5" fill="oklch(0.93 0.03 95)" />
        <circle cx="74" cy="26" r="1.8" fill="oklch(0.93 0.03 95)" />
        <circle cx="30" cy="104" r="1.8" fill="oklch(0.93 0.03 95)" />
      </>
    )}
    <path d="M0 170c50-40 90-34 130-12s60 6 90-18v90H0Z" fill="oklch(0.46 0.06 195)" />
    <path d="M0 200c60-34 120-24 220-10v40H0Z" fill="oklch(0.56 0.06 185)" />
  </svg>
)
