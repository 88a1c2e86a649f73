import { useSession } from '@avita/auth/react'
import type { AdminItem } from '@avita/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { useLanguage } from '../../platform/language.ts'
import { adminMenuOf } from './menu.ts'

/** The menu of the person who is signed in, in the language that is shown; empty until it is there. */
export const useAdminMenu = (): {
  items: AdminItem[]
  pending: boolean
  failed: boolean
  retry: () => void
} => {
  const { session, navigation } = usePlatform()
  const { authorizedPages } = useSession(session)
  const { pathname } = useLocation()
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useQuery(navigation.menu('back-office'))
  return {
    items: adminMenuOf(data ?? [], authorizedPages, language, pathname),
    pending: isPending,
    failed: isError,
    retry: () => void refetch(),
  }
}
