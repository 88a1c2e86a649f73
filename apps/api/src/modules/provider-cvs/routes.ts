import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { providerCvService } from './service.ts'

export const providerCvRoutes = (deps: ModuleDeps) => {
  const cvs = providerCvService(deps)
  return handlers<'uploadProviderCv' | 'providerCv'>({
    uploadProviderCv: async ({ body, actor, request }) =>
      cvs.upload({ content: await body.cv.bytes(), key: request.idempotencyKey }, actor),
    providerCv: ({ params, actor }) => cvs.content(params.id, actor),
  })
}
