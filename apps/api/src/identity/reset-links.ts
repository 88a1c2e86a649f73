import { createHash, randomBytes } from 'node:crypto'
import { type Language, nearestPathOf } from '@avita/i18n-routes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { passwordResets } from './schema.ts'

/** A link's token as the database knows it. Long and random: a plain hash is enough. */
export const keyOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes the link with which a person sets a password; a newer one ends the older ones. */
export const makeResetLink = async (
  transaction: Database,
  publicUrl: string,
  link: {
    readonly userId: string
    readonly language: Language
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await transaction
    .update(passwordResets)
    .set({ endedAt: link.now })
    .where(and(eq(passwordResets.userId, link.userId), isNull(passwordResets.endedAt)))
  await transaction
    .insert(passwordResets)
    .values({ tokenKey: keyOfToken(token), userId: link.userId, expiresAt: link.expiresAt })
  return `${publicUrl}${nearestPathOf('passwordReset', link.language)}?token=${token}`
}
