import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers } from '../users/schema.ts'

export interface CustomerFilter {
  /** Already folded for search. */
  readonly search?: string | undefined
  readonly isActive?: boolean | undefined
  readonly isDeleted?: boolean | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** `foldForSearch` of a company's name in SQL: there are too few companies for a column of its own. */
const foldedName = sql<string>`regexp_replace(normalize(translate(lower(${customers.name} collate "tr-x-icu"), 'ı', 'i'), NFKD), '[\u0300-\u036f]', '', 'g')`

const conditionOf = ({ search, isActive, isDeleted }: CustomerFilter): SQL | undefined =>
  and(
    isActive === undefined ? undefined : eq(customers.isActive, isActive),
    isDeleted === undefined ? undefined : eq(customers.isDeleted, isDeleted),
    search === undefined ? undefined : sql`${foldedName} like ${`%${escapeLike(search)}%`}`,
  )

const columns = {
  id: customers.id,
  name: customers.name,
  isActive: customers.isActive,
  isDeleted: customers.isDeleted,
  testFloor: customers.testFloor,
  usageFloor: customers.usageFloor,
  createdAt: customers.createdAt,
  version: customers.version,
  // Names written out: of a query on one table drizzle leaves the table's name away.
  userCount: sql<number>`(select count(*)::int from users where users.customer_id = customers.id and not users.is_deleted)`,
}

export interface CustomerRow {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly isDeleted: boolean
  readonly testFloor: number
  readonly usageFloor: number
  readonly createdAt: Date
  readonly userCount: number
  readonly version: number
}

/** One page of companies by name in Turkish order; the id makes the order stable. */
export const listCustomers = async (
  database: Database,
  filter: CustomerFilter,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ items: CustomerRow[]; totalCount: number }> => {
  const condition = conditionOf(filter)
  const items = await database
    .select(columns)
    .from(customers)
    .where(condition)
    .orderBy(sql`${customers.name} collate "tr-x-icu"`, asc(customers.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(customers).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}

/** The companies that are not removed, by name in Turkish order. */
export const customerNames = (database: Database) =>
  database
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(eq(customers.isDeleted, false))
    .orderBy(sql`${customers.name} collate "tr-x-icu"`, asc(customers.id))

export const findCustomer = async (database: Database, id: string): Promise<CustomerRow | null> => {
  const [row] = await database.select(columns).from(customers).where(eq(customers.id, id))
  return row ?? null
}

/** A company's row, held until the transaction ends. */
export const lockCustomer = async (transaction: Database, id: string) => {
  const [row] = await transaction.select().from(customers).where(eq(customers.id, id)).for('update')
  return row ?? null
}

export const insertCustomer = async (
  transaction: Database,
  customer: typeof customers.$inferInsert,
): Promise<void> => {
  await transaction.insert(customers).values(customer)
}

export const updateCustomer = async (
  transaction: Database,
  id: string,
  fields: Partial<typeof customers.$inferInsert>,
): Promise<void> => {
  await transaction
    .update(customers)
    .set({ ...fields, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id))
}
