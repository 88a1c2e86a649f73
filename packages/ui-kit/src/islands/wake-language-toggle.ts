import { languageToggleAttribute } from './hooks.ts'

/** Takes the query and the anchor of the current address along when the language changes. */
export const wakeLanguageToggle = (root: ParentNode = document): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[${languageToggleAttribute}]`)) {
    link.addEventListener('click', () => {
      link.search = location.search
      link.hash = location.hash
    })
  }
}
