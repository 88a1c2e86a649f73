/** Closes an open menu when one of its links leads to a place on the same page: no new document does it. */
export const wakeMenu = (root: Document = document): void => {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
