import { storageKeys } from '@avita/auth'
import { nearestPathOf } from '@avita/i18n-routes'
import { sharedPages } from '../pages/places.ts'

const normalPaths = sharedPages.map((page) => nearestPathOf(page, 'tr'))

/**
 * Runs before the first paint: says the language of the document, and which skeleton fits what will stand there. It also
 * names this visit in the history, without which the router would keep one scroll position for all documents.
 */
export const placeScript = `{
  let language = 'tr'
  let token = null
  try {
    token = localStorage.getItem('${storageKeys.token}')
    if (localStorage.getItem('${storageKeys.preferredLanguage}') === 'en') language = 'en'
  } catch {}
  document.documentElement.lang = language
  document.documentElement.dataset.skeleton = token && !${JSON.stringify(normalPaths)}.includes(location.pathname) ? 'panel' : 'normal'
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}`
