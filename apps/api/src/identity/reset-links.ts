import { createHash, randomBytes } from 'node:crypto'
import { type Language, nearestPathOf } from '@avita/i18n-routes'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from '../delivery/schema.ts'
import { passwordResets } from './schema.ts'

/** A link's token as the database knows it. Long and random: a plain hash is enough. */
export const keyOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Ends the links that a person was sent, and takes back the mails that have not left yet. Whoever asks holds the row of
 * the user, so that no link is made meanwhile.
 */
export const endResetLinks = async (transaction: Database, userId: string, now: Date): Promise<void> => {
  const ended = await transaction
    .update(passwordResets)
    .set({ endedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.endedAt)))
    .returning({ messageId: passwordResets.messageId })
  const messages = ended.flatMap(({ messageId }) => messageId ?? [])
  if (messages.length > 0)
    await transaction.delete(outbox).where(and(inArray(outbox.id, messages), isNull(outbox.sentAt)))
}

/** Makes the link with which a person sets a password, after the older ones were ended. */
export const makeResetLink = async (
  transaction: Database,
  publicUrl: string,
  link: {
    readonly userId: string
    /** The message that carries it. */
    readonly messageId: string
    readonly language: Language
    readonly expiresAt: Date
  },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await transaction.insert(passwordResets).values({
    tokenKey: keyOfToken(token),
    userId: link.userId,
    messageId: link.messageId,
    expiresAt: link.expiresAt,
  })
  return `${publicUrl}${nearestPathOf('passwordReset', link.language)}?token=${token}`
}
