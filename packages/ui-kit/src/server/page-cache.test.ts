import { expect, test, vi } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const complete = (page: string): Rendered<string> => ({ page, complete: true })
const incomplete = (page: string): Rendered<string> => ({ page, complete: false })

/** A cache whose clock and renderings the test decides. */
const aCache = (capacity = 500) => {
  let time = 0
  const render = vi.fn<(key: string, kept: string | undefined) => Promise<Rendered<string>>>()
  const onFailure = vi.fn<(key: string, error: unknown) => void>()
  const cache = createPageCache<string>({ render, onFailure, now: () => time, capacity })
  /** Lets the rendering behind the reader's back finish. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const pass = (milliseconds: number) => (time += milliseconds)
  return { cache, render, onFailure, settle, pass }
}

test('a page is rendered once and answered from the cache for a minute', async () => {
  const { cache, render, pass } = aCache()
  render.mockResolvedValueOnce(complete('first'))

  expect(await cache.get('/')).toBe('first')
  pass(59_999)
  expect(await cache.get('/')).toBe('first')
  expect(render).toHaveBeenCalledTimes(1)
})

test('readers who come together share one rendering', async () => {
  const { cache, render } = aCache()
  render.mockResolvedValueOnce(complete('first'))

  expect(await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')])).toEqual([
    'first',
    'first',
    'first',
  ])
  expect(render).toHaveBeenCalledTimes(1)
})

test('after a minute the old page is answered at once, and the next reader gets the new one', async () => {
  const { cache, render, pass, settle } = aCache()
  render.mockResolvedValueOnce(complete('first')).mockResolvedValueOnce(complete('second'))

  await cache.get('/')
  pass(60_000)
  expect(await cache.get('/')).toBe('first')
  await settle()
  expect(await cache.get('/')).toBe('second')
  expect(render).toHaveBeenLastCalledWith('/', 'first')
})

test('a failed rendering leaves the kept page in place, is reported and tried again after five seconds', async () => {
  const { cache, render, onFailure, pass, settle } = aCache()
  const fault = new Error('renderer broke')
  render
    .mockResolvedValueOnce(complete('first'))
    .mockRejectedValueOnce(fault)
    .mockResolvedValueOnce(complete('second'))

  await cache.get('/')
  pass(60_000)
  await cache.get('/')
  await settle()
  expect(await cache.get('/')).toBe('first')
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('/', fault)
  expect(render).toHaveBeenCalledTimes(2)

  pass(5_000)
  await cache.get('/')
  await settle()
  expect(await cache.get('/')).toBe('second')
})

test('a page with sections missing never replaces a complete one', async () => {
  const { cache, render, pass, settle } = aCache()
  render.mockResolvedValueOnce(complete('whole')).mockResolvedValueOnce(incomplete('half'))

  await cache.get('/')
  pass(60_000)
  await cache.get('/')
  await settle()
  expect(await cache.get('/')).toBe('whole')
})

test('an incomplete first page is answered, and replaced as soon as a complete one can be had', async () => {
  const { cache, render, pass, settle } = aCache()
  render.mockResolvedValueOnce(incomplete('half')).mockResolvedValueOnce(complete('whole'))

  expect(await cache.get('/')).toBe('half')
  pass(5_000)
  await cache.get('/')
  await settle()
  expect(await cache.get('/')).toBe('whole')
})

test('a page that cannot be rendered and was never kept is an error, and the next reader tries again', async () => {
  const { cache, render } = aCache()
  render.mockRejectedValueOnce(new Error('renderer broke')).mockResolvedValueOnce(complete('first'))

  await expect(cache.get('/')).rejects.toThrow('renderer broke')
  expect(await cache.get('/')).toBe('first')
})

test('the cache does not grow past its capacity', async () => {
  const { cache, render } = aCache(2)
  render.mockImplementation((key) => Promise.resolve(complete(key)))

  for (const key of ['/a', '/b', '/c']) await cache.get(key)
  await cache.get('/c')
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('/a')
  expect(render).toHaveBeenCalledTimes(4)
})
