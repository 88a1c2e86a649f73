import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { contactFormService } from './service.ts'

type Calls =
  | 'contactForm'
  | 'serviceProviderForm'
  | 'contactForms'
  | 'readContactForm'
  | 'updateContactForm'
  | 'deleteContactForm'

export const contactFormRoutes = (deps: ModuleDeps) => {
  const forms = contactFormService(deps)
  return handlers<Calls>({
    contactForm: ({ body, actor, language, request: { ip, idempotencyKey } }) =>
      forms.contact(body, { actor, ip, language, idempotencyKey }),
    serviceProviderForm: ({ body, actor, language, request: { ip, idempotencyKey } }) =>
      forms.apply(body, { actor, ip, language, idempotencyKey }),
    contactForms: ({ query, actor }) => forms.list(query, actor),
    readContactForm: ({ params, actor }) => forms.read(params.id, actor),
    updateContactForm: ({ params, body, actor }) => forms.changeState(params.id, body, actor),
    deleteContactForm: async ({ params, actor }) => {
      await forms.remove(params.id, actor)
      return { deleted: true }
    },
  })
}
