import { storageKeys } from '@avita/auth'
import { nearestPathOf } from '@avita/i18n-routes'
import { normalPages } from '../pages/places.ts'

const normalPaths = [
  ...new Set(normalPages.flatMap((page) => [nearestPathOf(page, 'tr'), nearestPathOf(page, 'en')])),
]

/**
 * Runs before the first paint: says the language of the document, and which skeleton fits what will stand there. Only
 * the skeleton depends on it, so it looks no further than the path and whether a token is stored. It also names this
 * visit in the history, without which the router would keep one scroll position for all documents.
 */
export const placeScript = `{
  const path = location.pathname.replace(/\\/$/, '')
  let language = /^\\/en(\\/|$)/.test(path) ? 'en' : 'tr'
  let token = null
  try {
    token = localStorage.getItem('${storageKeys.token}')
    if (/^\\/(identity|unauthorized)/.test(path) && localStorage.getItem('${storageKeys.preferredLanguage}') === 'en') language = 'en'
  } catch {}
  document.documentElement.lang = language
  document.documentElement.dataset.skeleton = token && !${JSON.stringify(normalPaths)}.includes(path) ? 'panel' : 'normal'
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}`
