import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }
import { createTestDatabase, dropTestDatabase } from '../../testing/test-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The migrations of the time when articles, categories and slides had tables of their own. */
const earlierMigrations = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-earlier-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const moved = journal.entries.findIndex(({ tag }) =>
    readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8').includes('CREATE TABLE "content_items"'),
  )
  const entries = journal.entries.slice(0, moved)
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const body = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Bir kaygı' }] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 've bir uyku' }] }],
        },
      ],
    },
  ],
}

test('what stood in the first tables is there after the move, with its ids, states and history', async () => {
  const url = await createTestDatabase()
  onTestFinished(() => dropTestDatabase(url))
  const client = new Client({ connectionString: url })
  await client.connect()
  const database = drizzle({ client })
  await migrate(database, { migrationsFolder: await earlierMigrations() })
  await client.query(`
    insert into categories (id, position) values ('${id(1)}', 3);
    insert into category_translations (category_id, language, uri, name, description)
      values ('${id(1)}', 'tr', 'uyku', 'Uyku', 'Gece');
    insert into articles (id, category_id, created_at) values ('${id(2)}', '${id(1)}', '2026-01-01');
    insert into sliders (id, position, is_active) values ('${id(3)}', 1, false);
    insert into slider_translations (slider_id, language, state, published_at, title, text, link, link_label)
      values ('${id(3)}', 'en', 'published', '2026-02-02', 'Slide', 'Text', '/en', 'Go');`)
  for (const [table, version] of [
    ['article_versions', 1],
    ['article_versions', 2],
    ['article_translations', 2],
  ] as const)
    await client.query(
      `insert into ${table} (article_id, language, state, published_at, version, title, summary, body, reading_minutes, author)
        values ($1, 'tr', 'archived', '2026-03-03', $2, $3, 'Özet', $4, 4, 'Ebru')`,
      [id(2), version, `Başlık ${version}`, JSON.stringify(body)],
    )

  await migrate(database, { migrationsFolder })

  const rows = async (question: string): Promise<object[]> => (await client.query<object>(question)).rows
  expect(await rows('select id, kind, category_id, position, fields from content_items order by id')).toEqual(
    [
      { id: id(1), kind: 'category', category_id: null, position: 3, fields: {} },
      { id: id(2), kind: 'article', category_id: id(1), position: 0, fields: {} },
      { id: id(3), kind: 'slider', category_id: null, position: 1, fields: { isActive: false } },
    ],
  )
  expect(
    await rows(
      'select item_id, language, state, version, uri, title, summary, fields, plain_text from content_texts order by item_id',
    ),
  ).toMatchObject([
    { item_id: id(1), language: 'tr', state: 'published', uri: 'uyku', title: 'Uyku', summary: 'Gece' },
    {
      item_id: id(2),
      language: 'tr',
      state: 'archived',
      version: 2,
      title: 'Başlık 2',
      plain_text: 'Bir kaygı ve bir uyku',
    },
    {
      item_id: id(3),
      language: 'en',
      state: 'published',
      title: 'Slide',
      fields: { link: '/en', linkLabel: 'Go' },
    },
  ])
  expect(
    await rows(
      `select version, title, body from content_versions where item_id = '${id(2)}' order by version`,
    ),
  ).toEqual([
    { version: 1, title: 'Başlık 1', body },
    { version: 2, title: 'Başlık 2', body },
  ])
  expect(await rows('select count(*)::int as settings from content_setting_versions')).toEqual([
    { settings: 3 },
  ])
  await client.end()
})
