import { laidOutAttribute } from './hooks.ts'

/**
 * Once the first screen is there, the sections below it are laid out as well: the scrollbar tells the truth, and a
 * picture of the whole page shows all of it. Without a script each is laid out when it comes near.
 */
export const layOutWhole = (): void => {
  const layOut = () => setTimeout(() => document.documentElement.setAttribute(laidOutAttribute, ''))
  if (document.readyState === 'complete') layOut()
  else addEventListener('load', layOut, { once: true })
}
