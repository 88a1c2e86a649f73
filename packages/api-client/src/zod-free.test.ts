import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** The modules that Node really loads for an entry: types are gone, as they are for a browser. */
const loadedBy = async (entry: string): Promise<string[]> => {
  const program = `
    const { registerHooks } = await import('node:module')
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    await import(${JSON.stringify(new URL(entry, import.meta.url).href)})
    console.log(JSON.stringify(urls))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=avita', '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  )
  const urls: unknown = JSON.parse(stdout)
  return Array.isArray(urls) ? urls.map(String) : []
}

const isZod = (url: string) => /\/zod(?:@[^/]*)?\//.test(url)

test.each(['./index.ts', './queries/index.ts'])('%s reaches no zod', async (entry) => {
  const urls = await loadedBy(entry)

  expect(urls.some((url) => url.endsWith('/contract/addresses.ts') || url.endsWith('/constants.ts'))).toBe(
    true,
  )
  expect(urls.filter(isZod)).toEqual([])
})

test('the contract does: this test sees it', async () => {
  expect((await loadedBy('./contract/index.ts')).some(isZod)).toBe(true)
})
