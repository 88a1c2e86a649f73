import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Platform, startPlatform } from '../../support/platform.ts'
import { someArticle, tokenOf } from '../../support/sign-in.ts'
import { articlesOfRun, startWriter, type Writer } from '../../support/writers.ts'

const kills = 20
const backWithin = 5_000
const raisedLimits = { LIMITS_FACTOR: '1000000' }

/** A data folder that the database's own user may enter, so that its files are where they are looked for. */
const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-durable-'))
  chmodSync(folder, 0o755)
  return folder
}

/** An editor's token, and a category that articles can be written into. */
const editorOf = async ({ origins }: Platform) => ({
  token: await tokenOf(origins, 'editor', 'back-office'),
  categoryId: (await someArticle(origins, await tokenOf(origins, 'employee'), 'tr')).category.id,
})

const databaseOf = ({ dataFolder }: Platform) =>
  Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const apiOf = ({ process: { pid } }: Platform) =>
  Number(
    execFileSync('pgrep', ['-P', String(pid), '-f', 'api/src/main.ts'])
      .toString()
      .split('\n')[0],
  )

const countOf = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)

const written = (writers: readonly Writer[]) =>
  writers.flatMap(({ acknowledged }) => acknowledged).toSorted(byTitle)

test('every acknowledged article survives a SIGKILL of everything while it is being written', async () => {
  test.setTimeout(120_000)
  const dataFolder = openFolder()
  await using first = await startPlatform({ dataFolder, keepData: true, environment: raisedLimits })
  const { token, categoryId } = await editorOf(first)

  const writers = [1, 2, 3].map(() => startWriter(first.origins, token, { run: 'everything', categoryId }))
  await expect.poll(() => countOf(writers), { timeout: 30_000 }).toBeGreaterThan(100)
  const database = databaseOf(first)
  first.process.kill('SIGKILL')
  process.kill(database, 'SIGKILL')
  await once(first.process, 'exit')
  const acknowledged = written(writers)
  // They would go on asking an address where nobody listens any more.
  for (const writer of writers) void writer.stop().catch(() => undefined)

  {
    await using second = await startPlatform({ dataFolder })
    const { token: later } = await editorOf(second)
    const ids = (await articlesOfRun(second.origins, later, 'everything')).map(({ id }) => id)
    expect(acknowledged.filter(({ id }) => !ids.includes(id))).toEqual([])
  }
})

test(`${kills} times the API, the database or both are killed while articles are written: none is lost, none is there twice, and work goes on within ${backWithin / 1000} s`, async () => {
  test.setTimeout(300_000)
  await using platform = await startPlatform({ dataFolder: openFolder(), environment: raisedLimits })
  const { token, categoryId } = await editorOf(platform)
  const writers = [1, 2, 3].map(() => startWriter(platform.origins, token, { run: 'twenty', categoryId }))

  const backAfter: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const before = countOf(writers)
    await expect.poll(() => countOf(writers), { timeout: 20_000 }).toBeGreaterThan(before + 20)
    // What is killed has to have served for a moment: a loop of crashes is another matter.
    await new Promise((resolve) => setTimeout(resolve, 2_200))
    const victims = [[apiOf], [databaseOf], [apiOf, databaseOf]][kill % 3] ?? []
    for (const pid of victims.map((pidOf) => pidOf(platform))) process.kill(pid, 'SIGKILL')
    const killedAt = Date.now()
    const atKill = countOf(writers)
    // More than what was under way: somebody was answered who asked afterwards.
    await expect
      .poll(() => countOf(writers), { timeout: 20_000, intervals: [20] })
      .toBeGreaterThan(atKill + writers.length)
    backAfter.push(Date.now() - killedAt)
  }
  await Promise.all(writers.map((writer) => writer.stop()))

  const acknowledged = written(writers)
  const kept = (await articlesOfRun(platform.origins, token, 'twenty')).toSorted(byTitle)
  expect(kept).toEqual(acknowledged)
  expect(new Set(kept.map(({ title }) => title)).size).toBe(acknowledged.length)
  test.info().annotations.push({
    type: 'back after',
    description: backAfter.map((milliseconds) => (milliseconds / 1000).toFixed(1)).join(' '),
  })
  expect(Math.max(...backAfter)).toBeLessThan(backWithin)
})
