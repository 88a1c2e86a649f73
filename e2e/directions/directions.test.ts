import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const turbo = join(root, 'node_modules/.bin/turbo')
const copies: string[] = []

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

const Manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()).default({}) })

/** The real rules over a copy of the workspace that holds manifests only, so that a fault can be planted in it. */
const copyOfWorkspace = (members: readonly string[]) => {
  const copy = mkdtempSync(join(tmpdir(), 'avita-directions-'))
  copies.push(copy)
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json'])
    cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, '.git'))
  for (const member of members)
    for (const file of ['package.json', 'turbo.json'])
      cpSync(join(root, member, file), join(copy, member, file), { recursive: true })

  return {
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    },
    declare: (member: string, dependency: string) => {
      const path = join(copy, member, 'package.json')
      const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
      writeFileSync(
        path,
        JSON.stringify({
          ...manifest,
          dependencies: { ...manifest.dependencies, [dependency]: 'workspace:^' },
        }),
      )
    },
    check: () =>
      new Promise<{ refused: boolean; report: string }>((resolve) => {
        execFile(
          turbo,
          ['boundaries'],
          { cwd: copy, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } },
          (error, stdout, stderr) => resolve({ refused: error !== null, report: stdout + stderr }),
        )
      }),
  }
}

test('imports along the line of packages are allowed', async () => {
  const workspace = copyOfWorkspace(['packages/i18n-routes', 'packages/api-client', 'apps/corporate'])
  workspace.write('packages/api-client/src/x.ts', `export { languageOf } from '@avita/i18n-routes'`)
  workspace.write('apps/corporate/src/x.ts', `export { languageOf } from '@avita/i18n-routes'`)

  expect(await workspace.check()).toMatchObject({ refused: false })
})

test('a package that reaches up the line is refused', async () => {
  const workspace = copyOfWorkspace(['packages/i18n-routes', 'packages/auth'])
  workspace.declare('packages/i18n-routes', '@avita/auth')
  workspace.write('packages/i18n-routes/src/x.ts', `export { isPageViewable } from '@avita/auth'`)

  const { refused, report } = await workspace.check()

  expect(refused).toBe(true)
  expect(report).toMatch(/@avita\/auth.* found without any tag/s)
})

test('a package that imports an app is refused', async () => {
  const workspace = copyOfWorkspace(['packages/ui-kit', 'packages/i18n-routes', 'apps/corporate'])
  workspace.declare('packages/ui-kit', '@avita/corporate')
  workspace.write('packages/ui-kit/src/x.ts', `import '@avita/corporate'`)

  const { refused, report } = await workspace.check()

  expect(refused).toBe(true)
  expect(report).toMatch(/@avita\/corporate.* found without any tag/s)
})

test('an app that imports another app is refused, by name and by path', async () => {
  const byName = copyOfWorkspace(['apps/corporate', 'apps/individual'])
  byName.declare('apps/corporate', '@avita/individual')
  byName.write('apps/corporate/src/x.ts', `import '@avita/individual'`)
  const byPath = copyOfWorkspace(['apps/corporate', 'apps/individual'])
  byPath.write('apps/individual/src/y.ts', 'export const y = 1')
  byPath.write('apps/corporate/src/x.ts', `export { y } from '../../individual/src/y.ts'`)

  expect(await byName.check()).toMatchObject({ refused: true })
  expect((await byPath.check()).report).toMatch(/leaves the package/)
})

test('the API cannot use the front end, and ui-kit cannot fetch', async () => {
  const api = copyOfWorkspace(['apps/api', 'packages/ui-kit', 'packages/i18n-routes'])
  api.declare('apps/api', '@avita/ui-kit')
  api.write('apps/api/src/x.ts', `export { Button } from '@avita/ui-kit'`)
  const kit = copyOfWorkspace(['packages/ui-kit', 'packages/i18n-routes', 'packages/api-client'])
  kit.declare('packages/ui-kit', '@avita/api-client')
  kit.write('packages/ui-kit/src/x.ts', `export { createClient } from '@avita/api-client'`)

  expect(await api.check()).toMatchObject({ refused: true })
  expect(await kit.check()).toMatchObject({ refused: true })
})

test('a dependency that is used but not declared is refused', async () => {
  const workspace = copyOfWorkspace(['apps/gateway', 'packages/ui-kit'])
  workspace.write('apps/gateway/src/x.ts', `export { Button } from '@avita/ui-kit'`)

  expect((await workspace.check()).report).toMatch(/not a dependency/)
})
