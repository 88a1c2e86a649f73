import { useTranslation } from 'react-i18next'

export interface SkeletonProps {
  /** `lines` of a text, `card`s of a grid, `rows` of a list: the shape of what is coming. */
  shape?: 'lines' | 'cards' | 'rows' | 'title' | undefined
  count?: number | undefined
}

/** Holds the place of content that is being fetched. */
export const Skeleton = ({ shape = 'lines', count = 3 }: SkeletonProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className="kit-skeleton" data-shape={shape} role="status">
      <span className="kit-hidden">{t('loading')}</span>
      {Array.from({ length: shape === 'title' ? 1 : count }, (_, index) => (
        <span key={index} aria-hidden="true" />
      ))}
    </div>
  )
}
