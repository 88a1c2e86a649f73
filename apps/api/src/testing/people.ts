import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../modules/users/schema.ts'
import { messagesTo } from './messages.ts'

/** The id of an account. */
export const idOfUser = async (database: Database, username: string): Promise<string> => {
  const [row] = await database.select({ id: users.id }).from(users).where(eq(users.username, username))
  return row?.id ?? 'nobody has this username'
}

/** The token in the link of the newest mail to an address. */
export const tokenMailedTo = async (database: Database, address: string): Promise<string> => {
  const [mail] = await messagesTo(database, address)
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no-link'
  return new URL(link).searchParams.get('token') ?? ''
}
