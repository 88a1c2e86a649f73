import { randomUUID } from 'node:crypto'
import { contract, type Customer } from '@avita/api-client/contract'
import type { z } from 'zod'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { type FieldFault, problem } from '../../problems.ts'
import { foldForSearch } from '../../text.ts'
import { withoutAbsent } from '../../without-absent.ts'
import {
  type CustomerFilter,
  type CustomerRow,
  findCustomer,
  insertCustomer,
  listCustomers,
  lockCustomer,
  updateCustomer,
} from './store.ts'

type NewCustomer = z.output<typeof contract.createCustomer.body>
type CustomerChange = z.output<typeof contract.updateCustomer.body>

const creations = { times: 100, seconds: 3600 }
const reason = 'customerAdministration'

const answerOf = ({ createdAt, ...customer }: CustomerRow): Customer => ({
  ...customer,
  createdAt: createdAt.toISOString(),
})

/** A floor that was promised to the people of a company is not taken back (regulation, C2). */
const loweredFloors = (
  before: { readonly testFloor: number; readonly usageFloor: number },
  { testFloor = before.testFloor, usageFloor = before.usageFloor }: CustomerChange,
): FieldFault[] => [
  ...(testFloor < before.testFloor ? [{ field: 'body.testFloor', code: 'customer.floorLowered' }] : []),
  ...(usageFloor < before.usageFloor ? [{ field: 'body.usageFloor', code: 'customer.floorLowered' }] : []),
]

/** The companies whose people use the programme. Changes stand in the audit log: a floor protects people. */
export const createCustomerService = ({ database, clock, attempts, audit, idempotency }: ModuleDeps) => {
  const found = async (of: Database, id: string): Promise<Customer> => {
    const customer = await findCustomer(of, id)
    if (!customer) throw problem('customer.notFound', { status: 404 })
    return answerOf(customer)
  }

  const change = (
    actor: Person,
    {
      id,
      version,
      ...wish
    }: Omit<CustomerChange, 'isDeleted' | 'version'> & {
      readonly isDeleted?: boolean | undefined
      /** `null`: whichever there is. */
      readonly version: number | null
    },
    action: `customer.${string}`,
    check: (before: { readonly testFloor: number; readonly usageFloor: number }) => FieldFault[],
  ): Promise<Customer> =>
    database.transaction(async (transaction) => {
      const before = await lockCustomer(transaction, id)
      if (!before) throw problem('customer.notFound', { status: 404 })
      if (version !== null && version !== before.version)
        throw problem('customer.changedMeanwhile', { status: 409 })
      const errors = check(before)
      if (errors.length > 0) throw problem('request.invalid', { status: 400, errors })
      const fields = withoutAbsent(wish)
      await updateCustomer(transaction, id, fields)
      const customer = await found(transaction, id)
      await audit.record(transaction, {
        actor,
        subjectId: null,
        action,
        reason,
        details: { customerId: id, fields: Object.keys(fields).join(',') },
      })
      return customer
    })

  return {
    list: async ({
      searchTerm,
      pageIndex,
      pageSize,
      ...filter
    }: Omit<CustomerFilter, 'search'> & {
      readonly searchTerm?: string | undefined
      readonly pageIndex: number
      readonly pageSize: number
    }) => {
      const search = foldForSearch(searchTerm ?? '') || undefined
      const { items, totalCount } = await listCustomers(
        database,
        { ...filter, search },
        { pageIndex, pageSize },
      )
      return { items: items.map(answerOf), pageIndex, pageSize, totalCount }
    },
    read: (id: string) => found(database, id),
    create: async (actor: Person, body: NewCustomer, key: string | null): Promise<Customer> => {
      await attempts.count(`create customer ${actor.id}`, creations, 'identity.tooManyRequests')
      return idempotency.once(
        { call: 'createCustomer', actor, key, body },
        contract.createCustomer.answer,
        async (transaction) => {
          const id = randomUUID()
          await insertCustomer(transaction, { id, ...body, createdAt: clock() })
          await audit.record(transaction, {
            actor,
            subjectId: null,
            action: 'customer.create',
            reason,
            details: { customerId: id },
          })
          return found(transaction, id)
        },
      )
    },
    update: (actor: Person, wish: CustomerChange) =>
      change(actor, wish, 'customer.update', (before) => loweredFloors(before, wish)),
    remove: (actor: Person, id: string) =>
      change(actor, { id, version: null, isDeleted: true }, 'customer.remove', () => []),
  }
}
