import { goToTopThreshold } from '../constants.ts'
import { goToTopAttribute } from './hooks.ts'

/** Shows the go-to-top control once the page is scrolled more than 100 px (specification, section 4). */
export const wakeGoToTop = (root: Document = document): void => {
  const control = root.querySelector<HTMLElement>(`[${goToTopAttribute}]`)
  if (!control) return
  const show = () => {
    control.hidden = scrollY <= goToTopThreshold
  }
  control.addEventListener('click', (event) => {
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // The control hides itself: whoever pressed it by key goes on from the top of the page.
    root.body.tabIndex = -1
    root.body.focus({ preventScroll: true })
  })
  addEventListener('scroll', show, { passive: true })
  show()
}
