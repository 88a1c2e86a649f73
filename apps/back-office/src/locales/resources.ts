import type { SameKeys } from '@avita/i18n-routes/i18next'
import type trKit from '@avita/ui-kit/locales/tr/ui.json'
import type enHome from './en/home.json'
import type enLogin from './en/login.json'
import type enShell from './en/shell.json'
import type enStart from './en/start.json'
import type enUnauthorized from './en/unauthorized.json'
import type enUsers from './en/users.json'
import type trHome from './tr/home.json'
import type trLogin from './tr/login.json'
import type trShell from './tr/shell.json'
import type trStart from './tr/start.json'
import type trUnauthorized from './tr/unauthorized.json'
import type trUsers from './tr/users.json'

interface Turkish {
  home: typeof trHome
  login: typeof trLogin
  shell: typeof trShell
  start: typeof trStart
  unauthorized: typeof trUnauthorized
  users: typeof trUsers
}

interface English {
  home: typeof enHome
  login: typeof enLogin
  shell: typeof enShell
  start: typeof enStart
  unauthorized: typeof enUnauthorized
  users: typeof enUsers
}

/** Every namespace with its texts: what `t` accepts. */
export interface Resources extends Turkish {
  ui: typeof trKit
}

export type Namespace = keyof Resources

// A key that either language lacks does not compile.
true satisfies SameKeys<Turkish, English>
