import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Client, DatabaseError } from 'pg'
import { type Platform, startPlatform } from '../support/platform.ts'
import { someArticle, tokenOf } from '../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const socketOf = (dataFolder: string) => join(dataFolder, 'run')

/** Writes whole articles, one after the other, until the database goes away; tells which were acknowledged. */
const writeArticles = async (dataFolder: string, categoryId: string, acknowledged: string[]) => {
  const client = new Client({ host: socketOf(dataFolder), user: 'avita', database: 'avita' })
  client.on('error', () => undefined)
  await client.connect()
  for (;;) {
    const id = randomUUID()
    try {
      await client.query('begin')
      await client.query("insert into content_items (id, kind, category_id) values ($1, 'article', $2)", [
        id,
        categoryId,
      ])
      await client.query(
        `insert into content_texts
           (item_id, kind, language, state, published_at, title, summary, body, plain_text, reading_minutes, author)
         values ($1, 'article', 'tr', 'published', now(), $2, '-', '{"type":"doc","content":[]}', '', 1, '-')`,
        [id, id],
      )
      await client.query('commit')
    } catch (error) {
      // The database is gone: 57P01 and its kin, or a broken connection. Anything else is a mistake of this test.
      if (error instanceof DatabaseError && !error.code?.startsWith('57')) throw error
      return
    }
    acknowledged.push(id)
  }
}

const articlesOf = async (platform: Platform, categoryId: string): Promise<string> => {
  const token = await tokenOf(platform.origins, 'employee')
  const answer = await fetch(`${platform.origins.main}/api/category/${categoryId}/articles/web`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'tr' },
  })
  return answer.text()
}

test('every acknowledged article survives a SIGKILL of everything while it is being written', async ({
  isMobile,
}) => {
  test.skip(isMobile, 'no browser is involved')
  test.setTimeout(120_000)
  const dataFolder = mkdtempSync(join(tmpdir(), 'avita-durable-'))
  chmodSync(dataFolder, 0o755)
  const acknowledged: string[] = []
  await using first = await startPlatform({ dataFolder, keepData: true })
  const { category } = await someArticle(first.origins, await tokenOf(first.origins, 'employee'), 'tr')

  const writers = [1, 2, 3].map(() => writeArticles(dataFolder, category.id, acknowledged))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100)
  const [postmaster] = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  first.process.kill('SIGKILL')
  process.kill(Number(postmaster), 'SIGKILL')
  await once(first.process, 'exit')
  await Promise.all(writers)

  {
    await using second = await startPlatform({ dataFolder })
    const shown = await articlesOf(second, category.id)
    expect(acknowledged.filter((id) => !shown.includes(id))).toEqual([])
  }
})
