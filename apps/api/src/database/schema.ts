/** Every table of the database: what `drizzle-kit generate` reads. */
export * from '../delivery/schema.ts'
export * from '../idempotency/schema.ts'
export * from '../identity/schema.ts'
export * from '../modules/access/schema.ts'
export * from '../modules/analytics/schema.ts'
export * from '../modules/articles/schema.ts'
export * from '../modules/home/schema.ts'
export * from '../modules/users/schema.ts'
