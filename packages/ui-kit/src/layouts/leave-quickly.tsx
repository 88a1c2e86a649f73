import { useTranslation } from 'react-i18next'

export interface LeaveQuicklyProps {
  /** A page that tells nothing about the person who was here, as the corporate home. */
  href: string
}

/** Leaves at once: the page is replaced in the history, so that Back does not show it again. */
export const LeaveQuickly = ({ href }: LeaveQuicklyProps) => {
  const { t } = useTranslation('ui')
  return (
    <a
      className="kit-button"
      data-tone="quiet"
      data-size="small"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        location.replace(href)
      }}
    >
      {t('leave.label')}
    </a>
  )
}
