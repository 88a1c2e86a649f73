import { readFileSync } from 'node:fs'
import { addresses, projectId } from '@avita/api-client/contract'
import { demoPassword, root } from '../support/platform.ts'
import { expect, origins, test } from './journey.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')

/** The usernames that the README promises: the first column of its table of accounts. */
const promised = [...read('README.md').matchAll(/^\| ((?:`[a-z0-9]+`(?:, )?)+) \|/gm)].flatMap(
  ([, names = '']) => [...names.matchAll(/`([a-z0-9]+)`/g)].map(([, name = '']) => name),
)

const closed = ['disabled', 'removed']

test('the accounts of the README can sign in, and those that may not are refused', async ({ isMobile }) => {
  test.skip(isMobile, 'no browser is involved')
  expect(promised).toHaveLength(12)
  for (const username of promised) {
    const answer = await fetch(origins.main + addresses.token.replace('POST ', ''), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        username,
        password: demoPassword,
        OwnerId: String(projectId),
      }),
    })
    expect(answer.status, username).toBe(closed.includes(username) ? 400 : 200)
  }
})

test('what npm start prints names the same accounts', () => {
  const announced = read('apps/all-in-one/src/announcement.ts')
  for (const username of promised) expect(announced).toMatch(new RegExp(`['"\`]${username}['"\`]`))
  expect(announced).toContain(demoPassword)
})
