import type { ClientId } from '@avita/api-client/contract'
import type { AppName } from '@avita/i18n-routes'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { users } from '../modules/users/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Apart from `users`, so that no list of people can carry a hash by mistake. */
export const credentials = pgTable('credentials', {
  userId: person().primaryKey(),
  /** argon2id, in its own text form. */
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    clientId: text('client_id').$type<ClientId>(),
    scopes: jsonb('scopes').notNull().$type<readonly AppName[]>(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('sessions_open')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('sessions_by_end').on(table.expiresAt),
  ],
)

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').notNull().$type<JWK>(),
  /** The private JWK, encrypted with a key from `KEY_SECRET` (see `key-vault.ts`). */
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Also made for phones that nobody has: an unknown phone must not answer otherwise (security, I3). */
export const oneTimePasswords = pgTable(
  'one_time_passwords',
  {
    id: uuid('id').primaryKey(),
    phoneKey: text('phone_key').notNull(),
    stateKey: text('state_key').notNull(),
    codeKey: text('code_key').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('one_time_password_open')
      .on(table.phoneKey)
      .where(sql`${table.endedAt} is null`),
    index('one_time_passwords_by_end').on(table.expiresAt),
  ],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenKey: text('token_key').primaryKey(),
    userId: person(),
    /** The row of the outbox that carries the link, as long as there is one. */
    messageId: uuid('message_id'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('password_resets_of_person').on(table.userId)],
)

/** Counters of everything that may be tried only so often; shared by all replicas. `key` holds no name, only its hash. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    opensAt: moment('opens_at').notNull(),
  },
  (table) => [index('attempts_by_opening').on(table.opensAt)],
)
