import { useToasts } from '@avita/ui-kit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../platform/context.ts'

/** Says the notices of the guard and the client as toasts (specification, section 6). */
export const NoticeToasts = () => {
  const { notices } = usePlatform()
  const { show } = useToasts()
  const { t } = useTranslation('ui')
  useEffect(
    () =>
      notices.listen((notice) =>
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
    [notices, show, t],
  )
  return null
}
