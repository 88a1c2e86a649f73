import { expect, test, vi } from 'vitest'
import { whenShown } from './when-shown.ts'

test('a document that is shown counts at once', () => {
  const run = vi.fn<() => void>()
  whenShown(run, Object.assign(new EventTarget(), { prerendering: false }))
  expect(run).toHaveBeenCalledOnce()
})

test('a prerendered one counts when it is shown, once', () => {
  const run = vi.fn<() => void>()
  const page = Object.assign(new EventTarget(), { prerendering: true })
  whenShown(run, page)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(run).toHaveBeenCalledOnce()
})
