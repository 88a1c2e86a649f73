import { type RoleId } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What was done with the records of people: ids and codes only. Rows are added and never changed; triggers of the
 * migration `audit_rules` refuse it to everybody (security, P5). No foreign keys: an entry outlives what it names.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Whose chain it stands in: the person concerned; without one (a list was read) whoever acted. */
    chain: uuid('chain').notNull(),
    position: integer('position').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** `null` for the product itself, such as a job, and for a visitor without an account. */
    actorId: uuid('actor_id'),
    actorRoles: integer('actor_roles').array().notNull().$type<readonly RoleId[]>(),
    clientId: text('client_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    reason: text('reason'),
    /** JSON with sorted keys, as text: what was hashed comes back to the byte. */
    details: text('details'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.position] }),
    index('audit_entries_by_time').on(table.at),
    index('audit_entries_of_actor').on(table.actorId, table.at),
  ],
)

/** The end of each chain, sealed with a key that the database does not hold: without its newest entry a chain is broken. */
export const auditHeads = pgTable('audit_heads', {
  chain: uuid('chain').primaryKey(),
  /** Chains are numbered without gaps, so that a chain that is gone as a whole leaves one. */
  number: integer('number').notNull().unique(),
  entries: integer('entries').notNull(),
  hash: text('hash').notNull(),
  seal: text('seal').notNull(),
})

/** How many chains there are; one row. */
export const auditRegister = pgTable(
  'audit_register',
  {
    id: integer('id').primaryKey().default(1),
    chains: integer('chains').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [check('audit_register_is_one', sql`${table.id} = 1`)],
)

/** How far each chain was found whole, sealed: verifying a long log goes on from here. */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  chain: uuid('chain').primaryKey(),
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
  seal: text('seal').notNull(),
})

/** Where housekeeping is on its round through the whole log from its beginning; one row. */
export const auditRound = pgTable(
  'audit_round',
  {
    id: integer('id').primaryKey().default(1),
    /** JSON, as it is sealed. */
    state: text('state').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [check('audit_round_is_one', sql`${table.id} = 1`)],
)
