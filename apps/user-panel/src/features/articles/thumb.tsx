/** Small paper-cut pictures; which one an article gets depends on its category, so that topics can be told apart. */
const drawings = [
  <>
    <path d="M0 0h76v60H0Z" fill="var(--leaf-soft)" />
    <circle cx="52" cy="20" r="11" fill="var(--apricot)" />
    <path d="M0 44c22-16 44-10 76-2v20H0Z" fill="var(--hill-2)" />
  </>,
  <>
    <path d="M0 0h76v60H0Z" fill="var(--apricot-soft)" />
    <path d="M14 60V34a24 24 0 0 1 48 0v26Z" fill="var(--hill-3)" />
    <circle cx="38" cy="34" r="8" fill="var(--paper)" />
  </>,
  <>
    <path d="M0 0h76v60H0Z" fill="var(--sky)" />
    <path d="M0 40c14-9 26-8 40-2s24 5 36-3v25H0Z" fill="var(--hill-1)" />
    <path d="M0 50c20-9 46-8 76-2v12H0Z" fill="var(--hill-3)" />
  </>,
  <>
    <path d="M0 0h76v60H0Z" fill="var(--paper-sunk)" />
    <path d="M38 10c-14 0-20 11-18 22 2 9 10 14 18 14s16-5 18-14c2-11-4-22-18-22Z" fill="var(--hill-2)" />
    <path d="M36 30h4v30h-4z" fill="var(--hill-4)" />
  </>,
  <>
    <path d="M0 0h76v60H0Z" fill="var(--leaf-soft)" />
    <path d="M10 60c0-18 8-28 18-28s18 10 18 28Z" fill="var(--apricot)" />
    <path d="M34 60c0-22 8-34 18-34s16 12 16 34Z" fill="var(--hill-3)" />
  </>,
] as const

// An id is random in every place: the first part of it is as good a die as any.
const numberOf = (id: string) => Number.parseInt(id.slice(0, 8), 16) || 0

export const Thumb = ({ category }: { category: string }) => (
  <svg
    className="block w-[76px] shrink-0 rounded-[12px]"
    viewBox="0 0 76 60"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[numberOf(category) % drawings.length]}
  </svg>
)
