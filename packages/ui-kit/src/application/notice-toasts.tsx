import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../components/toast.tsx'

/** What can be noticed: the texts stand in `ui`, at `toast.<notice>`. */
export type Notice = 'unauthorizedAccess' | 'notViewable'

export interface NoticeToastsProps {
  /** Hears notices from now on; answers with a function that stops it. */
  listen: (hear: (notice: Notice) => void) => () => void
}

/** Says the notices of the guard and the client as toasts (specification, section 6). */
export const NoticeToasts = ({ listen }: NoticeToastsProps) => {
  const { show } = useToasts()
  const { t } = useTranslation('ui')
  useEffect(
    () =>
      listen((notice) =>
        show(
          notice === 'unauthorizedAccess'
            ? {
                tone: 'danger',
                title: t('toast.unauthorizedAccess.title'),
                text: t('toast.unauthorizedAccess.text'),
              }
            : { tone: 'danger', text: t('toast.notViewable.text') },
        ),
      ),
    [listen, show, t],
  )
  return null
}
