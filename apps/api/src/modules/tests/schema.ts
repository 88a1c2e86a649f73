import type { ReflectionDraft } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../users/schema.ts'

/**
 * A person's own key, itself sealed by a key of the operator's secret. Without the row the person's answers are noise:
 * deleting it deletes them (security, P4).
 */
export const testKeys = pgTable('test_keys', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedKey: text('sealed_key').notNull(),
})

/**
 * That a person answered something, and when. Which form it was lies with the answers in `sealed`: the kind of a test
 * says as much about health as its score.
 */
export const testResults = pgTable(
  'test_results',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    sealed: text('sealed').notNull(),
  },
  (table) => [
    index('test_results_of_person').on(table.personId, table.takenAt),
    index('test_results_by_time').on(table.takenAt),
  ],
)

/** Forms that the back office switched on or off. Without a row a green pack is on. */
export const testSwitches = pgTable('test_switches', {
  formId: text('form_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Permissions that owners of amber instruments gave, as filed in the back office. */
export const testLicences = pgTable(
  'test_licences',
  {
    id: uuid('id').primaryKey(),
    formId: text('form_id').notNull(),
    /** Who gave the permission, and where the letter can be found. */
    holder: text('holder').notNull(),
    reference: text('reference').notNull(),
    terms: text('terms').notNull(),
    grantedOn: date('granted_on').notNull(),
    filedBy: uuid('filed_by').references(() => users.id, { onDelete: 'set null' }),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('test_licences_of_form').on(table.formId)],
)

/** A reflection that editors write. What readers see is the version that is out; the newest may be a draft. */
export const reflections = pgTable(
  'reflections',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: ['draft', 'published', 'archived', 'deleted'] }).notNull(),
    latestVersion: integer('latest_version').notNull().default(1),
    /** The version that readers see; stays after archiving, because results refer to it. */
    publishedVersion: integer('published_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('reflections_state', sql`${table.state} in ('draft', 'published', 'archived', 'deleted')`),
    check(
      'reflections_published',
      sql`${table.state} <> 'published' or ${table.publishedVersion} is not null`,
    ),
  ],
)

/** Every text a reflection had. Rows are added, never changed: answers keep the words they were given to. */
export const reflectionVersions = pgTable(
  'reflection_versions',
  {
    reflectionId: uuid('reflection_id')
      .notNull()
      .references(() => reflections.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: jsonb('text').$type<ReflectionDraft>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reflectionId, table.version] })],
)
