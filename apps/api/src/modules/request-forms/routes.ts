import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { requestFormService } from './service.ts'

type Calls =
  | 'hotelRequest'
  | 'psychologicalRequest'
  | 'myRequests'
  | 'withdrawRequest'
  | 'requests'
  | 'openRequest'
  | 'updateRequest'

export const requestFormRoutes = (deps: ModuleDeps) => {
  const requests = requestFormService(deps)
  return handlers<Calls>({
    hotelRequest: ({ body, actor, language, request: { idempotencyKey } }) =>
      requests.askForHotel(body, { actor, language, idempotencyKey }),
    psychologicalRequest: ({ body, actor, language, request: { idempotencyKey } }) =>
      requests.askForPsychologist(body, { actor, language, idempotencyKey }),
    myRequests: ({ actor, query }) => requests.mine(actor, query),
    withdrawRequest: async ({ params, actor }) => {
      await requests.withdraw(params.id, actor)
      return { withdrawn: true }
    },
    requests: ({ query: { kind, state, ...page } }) => requests.list({ kind, state }, page),
    openRequest: ({ params, body, actor }) => requests.open(params.id, body.reason, actor),
    updateRequest: ({ params, body, actor }) => requests.changeState(params.id, body, actor),
  })
}
