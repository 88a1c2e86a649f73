import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, startPlatform } from '../../support/platform.ts'
import { someArticle, tokenOf } from '../../support/sign-in.ts'
import { articlesOfRun, startWriter } from '../../support/writers.ts'
import { decideOnCookies, signInAs } from '../steps.ts'

const place = () => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-backup-'))
  chmodSync(folder, 0o755)
  return folder
}

/** `npm run backup` or `npm run restore` on a data folder, as an operator would type it. */
const operate = (command: 'backup' | 'restore', target: string, dataFolder: string) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', target],
      { cwd: root, env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' } },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: stdout + stderr }),
    )
  })

test('a backup made while articles are written comes back in an empty place, with everything that was acknowledged before it', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const shelf = place()
  const archive = join(shelf, 'one moment.tar')
  const empty = place()
  let before: readonly { readonly id: string; readonly title: string }[]
  {
    await using platform = await startPlatform({
      dataFolder: place(),
      environment: { LIMITS_FACTOR: '1000000' },
    })
    const { origins, dataFolder } = platform
    const token = await tokenOf(origins, 'editor', 'back-office')
    const { category } = await someArticle(origins, await tokenOf(origins, 'employee'), 'tr')
    const writer = startWriter(origins, token, { run: 'backup', categoryId: category.id })
    await expect.poll(() => writer.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50)
    before = [...writer.acknowledged]

    expect(await operate('backup', archive, dataFolder)).toMatchObject({ code: 0 })
    const after = writer.acknowledged.length
    await expect.poll(() => writer.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(after)
    await writer.stop()

    const intoUse = await operate('restore', archive, dataFolder)
    expect(intoUse.code).toBe(1)
    expect(intoUse.said).toContain('Stop it first')
    expect(await articlesOfRun(origins, token, 'backup')).toHaveLength(writer.acknowledged.length)
  }

  expect(await operate('restore', archive, empty)).toMatchObject({ code: 0 })

  await using restored = await startPlatform({ dataFolder: empty })
  const token = await tokenOf(restored.origins, 'editor', 'back-office')
  const there = await articlesOfRun(restored.origins, token, 'backup')
  expect(before.filter(({ id }) => !there.some((article) => article.id === id))).toEqual([])

  const page = await (await browser.newContext({ baseURL: restored.origins.main })).newPage()
  await decideOnCookies(page, restored.origins.main)
  await signInAs(page, 'tr', 'employee')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif')
  rmSync(shelf, { recursive: true })
})
