import { type RoleId, type RoleName, roles } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import en from '../../locales/en/roles.json' with { type: 'json' }
import tr from '../../locales/tr/roles.json' with { type: 'json' }

const titles: Record<Language, Record<RoleName, string>> = { tr, en }

export const roleNames = Object.keys(roles).filter((name): name is RoleName => name in roles)

/** The name of a role for people. */
export const roleTitle = (id: RoleId, language: Language): string => {
  const name = roleNames.find((candidate) => roles[candidate] === id)
  return name === undefined ? String(id) : titles[language][name]
}
