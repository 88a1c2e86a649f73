import type { Language } from '@avita/i18n-routes'
import { useLocation } from 'react-router'
import { usePlatform } from '../platform/context.ts'

/** Where the reader is: the path, the whole address with query and anchor, and the language that is shown. */
export const usePlace = (): { path: string; address: string; language: Language } => {
  const { pathname, search, hash } = useLocation()
  const { language } = usePlatform()
  return { path: pathname, address: pathname + search + hash, language }
}
