import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { customerFileService } from './service.ts'

export const customerFileRoutes = (deps: ModuleDeps) => {
  const files = customerFileService(deps)
  return handlers<
    'customerFiles' | 'customerFileContent' | 'filesOfCustomer' | 'uploadCustomerFile' | 'deleteCustomerFile'
  >({
    customerFiles: ({ query, actor }) => files.ofOwnCompany(actor, query),
    customerFileContent: ({ params, actor }) => files.content(params.id, actor),
    filesOfCustomer: ({ params, query }) => files.ofCustomer(params.customerId, query),
    uploadCustomerFile: async ({ params, body: { file, kind, title }, actor, request }) =>
      files.upload(
        params.customerId,
        { content: await file.bytes(), kind, title, key: request.idempotencyKey },
        actor,
      ),
    deleteCustomerFile: ({ params }) => files.remove(params.id),
  })
}
