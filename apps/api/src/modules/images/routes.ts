import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { imageService } from './service.ts'

export const imageRoutes = (deps: ModuleDeps) => {
  const images = imageService(deps)
  return handlers<'uploadImage' | 'file'>({
    uploadImage: async ({ body, actor, request }) =>
      images.upload(
        { content: await body.image.bytes(), type: body.Type, key: request.idempotencyKey },
        actor,
      ),
    file: ({ params }) => images.file(params.name),
  })
}
