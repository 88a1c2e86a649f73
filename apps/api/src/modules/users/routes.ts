import { handlers } from '../../http/handler.ts'
import type { Identity } from '../../identity/identity.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { createUserAdministration } from './administration.ts'
import { createContactChanges } from './contact-changes.ts'
import { createOwnAccount } from './own-account.ts'
import type { UserService } from './service.ts'

type Calls =
  | 'users'
  | 'user'
  | 'createUser'
  | 'updateUser'
  | 'changeActiveStatus'
  | 'changeDeletedStatus'
  | 'ownAccount'
  | 'updateOwnAccount'
  | 'confirmContact'

export const userRoutes = (deps: ModuleDeps, identity: Identity, users: UserService) => {
  const contacts = createContactChanges(deps, identity.codes)
  const administration = createUserAdministration(deps, identity.invitations, contacts)
  const own = createOwnAccount(deps, identity.reauthentication, contacts)
  return handlers<Calls>({
    users: ({ query, actor, language }) => users.list(deps.audit, actor, query, language),
    user: ({ params, query, actor, language }) =>
      administration.read(actor, params.id, query.projectId, language),
    createUser: ({ body, actor, language, request }) =>
      administration.create(body, { actor, key: request.idempotencyKey, language }),
    updateUser: ({ body, actor, language }) => administration.update(actor, body, language),
    changeActiveStatus: ({ body, actor, language }) =>
      administration.changeActiveStatus(actor, body, language),
    changeDeletedStatus: ({ body, actor, language }) =>
      administration.changeDeletedStatus(actor, body, language),
    ownAccount: ({ actor }) => own.read(actor),
    updateOwnAccount: ({ body, actor }) => own.update(actor, body),
    confirmContact: ({ body, actor }) => own.confirmContact(actor, body),
  })
}
