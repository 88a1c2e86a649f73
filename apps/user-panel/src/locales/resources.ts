import type { SameKeys } from '@avita/i18n-routes/i18next'
import type trKit from '@avita/ui-kit/locales/tr/ui.json'
import type enArticleDetail from './en/articleDetail.json'
import type enArticles from './en/articles.json'
import type enLogin from './en/login.json'
import type enPanelHome from './en/panelHome.json'
import type enPasswordReset from './en/passwordReset.json'
import type enShell from './en/shell.json'
import type enStart from './en/start.json'
import type enUnauthorized from './en/unauthorized.json'
import type trArticleDetail from './tr/articleDetail.json'
import type trArticles from './tr/articles.json'
import type trLogin from './tr/login.json'
import type trPanelHome from './tr/panelHome.json'
import type trPasswordReset from './tr/passwordReset.json'
import type trShell from './tr/shell.json'
import type trStart from './tr/start.json'
import type trUnauthorized from './tr/unauthorized.json'

interface Turkish {
  articleDetail: typeof trArticleDetail
  articles: typeof trArticles
  login: typeof trLogin
  panelHome: typeof trPanelHome
  passwordReset: typeof trPasswordReset
  shell: typeof trShell
  start: typeof trStart
  unauthorized: typeof trUnauthorized
}

interface English {
  articleDetail: typeof enArticleDetail
  articles: typeof enArticles
  login: typeof enLogin
  panelHome: typeof enPanelHome
  passwordReset: typeof enPasswordReset
  shell: typeof enShell
  start: typeof enStart
  unauthorized: typeof enUnauthorized
}

/** Every namespace with its texts: what `t` accepts. */
export interface Resources extends Turkish {
  ui: typeof trKit
}

export type Namespace = keyof Resources

// A key that either language lacks does not compile.
true satisfies SameKeys<Turkish, English>
