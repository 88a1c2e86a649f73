import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The window of the home page: paper-cut hills and two people on a bench, day in the light theme, night in the dark. */
export const Scene = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('ui')
  // Ids of one document must differ, and may stand in url(#…) only without punctuation.
  const id = useId().replace(/\W/g, '')
  const cut = `url(#${id}-cut)`
  return (
    <svg className={className ?? 'kit-scene'} viewBox="0 0 560 620" role="img" aria-label={t('scene')}>
      <defs>
        <clipPath id={`${id}-arch`}>
          <path d="M20 280a260 260 0 0 1 520 0v320H20Z" />
        </clipPath>
        <filter id={`${id}-cut`} x="-10%" y="-10%" width="120%" height="130%">
          <feDropShadow dx="0" dy="-3" stdDeviation="7" floodColor="#0b2f33" floodOpacity=".28" />
        </filter>
      </defs>
      <g clipPath={`url(#${id}-arch)`}>
        <path d="M0 0h560v620H0Z" fill="var(--sky)" />
        <circle cx="372" cy="196" r="150" fill="var(--sky-2)" />
        <circle cx="372" cy="196" r="106" fill="var(--sky-3)" />
        <circle cx="372" cy="196" r="66" fill="var(--sun)" />
        <path
          filter={cut}
          d="M0 330c70-46 128-40 196-8s110 10 170-22 130-36 200 6v320H0Z"
          fill="var(--hill-1)"
        />
        <path
          filter={cut}
          d="M0 392c60-30 120-22 178 4 76 34 132 30 196-6 62-34 120-28 190 4v230H0Z"
          fill="var(--hill-2)"
        />
        <path filter={cut} d="M0 470c90-52 150-34 236-12s190 6 330-44v210H0Z" fill="var(--hill-3)" />
        <g filter={cut}>
          <path
            d="M120 300c-52 0-78 40-70 84 6 36 40 52 70 52s64-16 70-52c8-44-18-84-70-84Z"
            fill="oklch(0.44 0.07 190)"
          />
          <path
            d="M78 352c-20 6-36 26-32 50 4 22 26 30 44 28s36-12 36-34-20-50-48-44Z"
            fill="oklch(0.55 0.075 182)"
          />
          <path d="M116 380h9v120h-9z" fill="oklch(0.30 0.045 200)" />
        </g>
        <path filter={cut} d="M0 556c120-70 260-74 560-26v100H0Z" fill="var(--hill-4)" />
        <g filter={cut}>
          <path d="M272 500h196v12H272zM286 512h10v44h-10zM444 512h10v44h-10z" fill="oklch(0.25 0.04 200)" />
          <path d="M322 500c-14-40-8-86 20-92 26-4 38 30 36 58l2 34Z" fill="oklch(0.80 0.12 60)" />
          <circle cx="344" cy="386" r="21" fill="oklch(0.44 0.05 50)" />
          <path d="M392 500c-4-34-4-84 26-88 32-4 44 44 34 88Z" fill="oklch(0.965 0.02 88)" />
          <circle cx="420" cy="390" r="21" fill="oklch(0.70 0.06 60)" />
          <path d="M399 386c0-14 9-25 22-25s22 10 21 24c-10-8-26-12-43 1Z" fill="oklch(0.25 0.04 200)" />
          <path d="M324 380c2-14 12-20 22-19 12 1 20 10 19 22-12-9-26-11-41-3Z" fill="oklch(0.22 0.03 40)" />
        </g>
      </g>
      <path d="M20 280a260 260 0 0 1 520 0v320H20Z" fill="none" stroke="var(--paper-sunk)" strokeWidth="14" />
    </svg>
  )
}
