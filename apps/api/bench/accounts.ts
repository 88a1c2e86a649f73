import { setTimeout as sleep } from 'node:timers/promises'
import { TokenAnswer } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'
import { demoPassword } from '../src/seed/demo-accounts.ts'

/**
 * Signs in many of the seeded employees, so that no row of one account is what is measured. Synthetic employees have
 * no password of their own: they get the demo accounts'.
 */
export const signInMany = async (database: Database, url: string, howMany: number): Promise<string[]> => {
  const { rows } = await database.execute<{ username: string }>(sql`
    with staff as (
      select u.id, u.username from users u
      where u.username like 'calisan%' and u.is_active and not u.is_deleted
      order by u.username limit ${howMany}
    ), given as (
      insert into credentials (user_id, password_hash, changed_at)
      select staff.id, c.password_hash, c.changed_at from staff,
        (select c.password_hash, c.changed_at from credentials c join users u on u.id = c.user_id where u.username = 'employee') c
      on conflict do nothing
    )
    select username from staff`)
  const tokens: string[] = []
  for (const { username } of rows) {
    const answer = await fetch(`${url}/auth/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        username,
        password: demoPassword,
        OwnerId: '2',
        client_id: 'panel',
      }),
    })
    tokens.push(TokenAnswer.parse(await answer.json()).access_token)
    await sleep(5)
  }
  return tokens
}
