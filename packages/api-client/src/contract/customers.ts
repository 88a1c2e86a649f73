import { z } from 'zod'
import { action, call } from './call.ts'
import { lowestFloors } from './constants.ts'
import { Flag, PageQuery, pageOf } from './schemas.ts'

const highestFloor = 500

const Name = z.string().trim().min(1, 'customer.nameMissing').max(200, 'customer.nameTooLong')

/** The fewest people of which a report on tests and topics speaks: raised per customer, never lowered. */
const TestFloor = z
  .number()
  .int()
  .min(lowestFloors.test, 'customer.testFloorTooLow')
  .max(highestFloor, 'customer.floorTooHigh')

/** The same for plain usage. */
const UsageFloor = z
  .number()
  .int()
  .min(lowestFloors.usage, 'customer.usageFloorTooLow')
  .max(highestFloor, 'customer.floorTooHigh')

export const Customer = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  testFloor: z.number().int(),
  usageFloor: z.number().int(),
  /** People of the company who are not removed. */
  userCount: z.number().int(),
  /** To be sent with a change. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
})

export type Customer = z.infer<typeof Customer>

const nobody = '5f3f2a52-6a1c-4d5e-8f00-00000000c000'
const One = z.strictObject({ id: z.uuid() })

export const customers = {
  customers: call('customers', {
    access: action('ListCustomers'),
    query: PageQuery.extend({
      searchTerm: z.string().trim().max(100).optional(),
      isActive: Flag.optional(),
      isDeleted: Flag.optional(),
    }),
    answer: pageOf(Customer),
    says: 'The companies, filtered and paged.',
  }),
  customer: call('customer', {
    access: action('ListCustomers'),
    params: One,
    example: { params: { id: nobody } },
    refuses: { 404: ['customer.notFound'] },
    answer: Customer,
    says: 'One company.',
  }),
  createCustomer: call('createCustomer', {
    access: action('CreateCustomer'),
    body: z.strictObject({
      name: Name,
      testFloor: TestFloor.default(lowestFloors.test),
      usageFloor: UsageFloor.default(lowestFloors.usage),
    }),
    example: { body: { name: 'Meşe Gıda A.Ş.', testFloor: 15 } },
    idempotent: true,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Customer,
    says: 'Creates a company. Its reporting floors may be above the general ones, never below.',
  }),
  updateCustomer: call('updateCustomer', {
    access: action('UpdateCustomer'),
    body: z
      .strictObject({
        id: z.uuid(),
        /** The one that was read: 409 where somebody was faster. */
        version: z.number().int().min(1),
        name: Name.optional(),
        isActive: z.boolean().optional(),
        /** Brings a removed company back. */
        isDeleted: z.literal(false).optional(),
        testFloor: TestFloor.optional(),
        usageFloor: UsageFloor.optional(),
      })
      .refine((body) => Object.keys(body).length > 2, { error: 'customer.nothingChanges', path: ['id'] }),
    example: { body: { id: nobody, version: 1, name: 'Meşe Gıda A.Ş.' } },
    refuses: { 404: ['customer.notFound'], 409: ['customer.changedMeanwhile'] },
    answer: Customer,
    says: 'Changes a company; disabling it ends the sessions of its people. Floors only go up. 409 where somebody was faster.',
  }),
  deleteCustomer: call('deleteCustomer', {
    access: action('DeleteCustomer'),
    params: One,
    example: { params: { id: nobody } },
    refuses: { 404: ['customer.notFound'] },
    answer: Customer,
    says: 'Removes a company, which can be brought back; the sessions of its people end at once.',
  }),
} as const
