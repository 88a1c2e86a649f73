import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stateOf } from '../testing/calls.ts'
import { startApi } from '../testing/start-api.ts'
import { freeBytesOf } from './free-space.ts'

test('below 64 MB writes are refused and reads go on; with space again all works by itself', async () => {
  let free = 63 * 1024 * 1024
  const api = await startApi({ DATABASE_FOLDER: '/database' }, { freeBytesOf: async () => free })
  const change = () =>
    api.as('employee').post('/api/analytics/1/3/push?pageName=Articles', {
      description: 'Articles',
      extras: '{}',
    })

  // Signing in is still possible, and leaves its own traces.
  await api.tokenOf('employee')
  const before = await stateOf(api.database)
  expect(await change()).toBeProblem(507, 'service.storageFull')
  expect(await stateOf(api.database)).toEqual(before)
  expect((await api.as('employee').get('/api/categoriesForArticle')).status).toBe(200)
  expect((await api.as('visitor').get('/api/homePage')).status).toBe(200)

  free = 64 * 1024 * 1024
  await sleep(2_500)
  expect((await change()).status).toBe(200)
})

test('the folder of the database and that of the files are both looked at', async () => {
  const asked = new Set<string>()
  const { config } = await startApi(
    { DATABASE_FOLDER: '/database' },
    {
      freeBytesOf: async (folder) => {
        asked.add(folder)
        return Infinity
      },
    },
  )

  expect([...asked].toSorted()).toEqual(['/database', config.FILES_FOLDER].toSorted())
})

test('a folder that is not there yet has the space of the one above it', async () => {
  expect(await freeBytesOf('/tmp/not-there/nor-there')).toBeGreaterThan(0)
})

test('a disk on which not even the last look of a session can be written does not keep anybody from reading', async () => {
  const api = await startApi()
  await api.as('employee').get('/api/categoriesForArticle')
  await api.database.execute(sql`
    create function disk_is_full() returns trigger language plpgsql
    as $$ begin raise exception 'no space' using errcode = '53100'; end $$`)
  await api.database.execute(
    sql`create trigger full_disk before update on sessions for each row execute function disk_is_full()`,
  )
  api.waitSeconds(60)

  expect((await api.as('employee').get('/api/categoriesForArticle')).status).toBe(200)
})
