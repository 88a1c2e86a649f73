import { handlers } from '../../http/handler.ts'
import type { Reauthentication } from '../../identity/reauthentication.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { personalDataSources } from '../../personal-data-sources.ts'
import { createPersonalData } from './service.ts'

export const personalDataRoutes = (deps: ModuleDeps, reauthentication: Reauthentication) => {
  const personalData = createPersonalData(deps, reauthentication, personalDataSources(deps))
  return handlers<'exportPersonalData' | 'deletePersonalData' | 'retention'>({
    exportPersonalData: ({ body, actor }) => personalData.exportFor(actor, body.password),
    deletePersonalData: async ({ body, actor }) => ({
      deleted: true,
      records: await personalData.eraseFor(actor, body.password),
    }),
    retention: () => personalData.retention(),
  })
}
