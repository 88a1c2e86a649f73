import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { createCustomerService } from './service.ts'

export const customerRoutes = (deps: ModuleDeps) => {
  const customers = createCustomerService(deps)
  return handlers<'customers' | 'customer' | 'createCustomer' | 'updateCustomer' | 'deleteCustomer'>({
    customers: ({ query }) => customers.list(query),
    customer: ({ params }) => customers.read(params.id),
    createCustomer: ({ body, actor, request }) => customers.create(actor, body, request.idempotencyKey),
    updateCustomer: ({ body, actor }) => customers.update(actor, body),
    deleteCustomer: ({ params, actor }) => customers.remove(actor, params.id),
  })
}
