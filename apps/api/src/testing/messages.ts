import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from '../delivery/schema.ts'

/** The messages to a phone or an address, the newest first. */
export const messagesTo = (database: Database, recipient: string) =>
  database.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt))

/** The code of the newest message to a phone. */
export const codeSentTo = async (database: Database, phone: string): Promise<string> =>
  /\d{6}/.exec((await messagesTo(database, phone))[0]?.text ?? '')?.[0] ?? 'no code was sent'
