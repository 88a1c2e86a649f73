import { type Audiences, projectId } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { ModuleDeps } from '../../module-deps.ts'
import type { AccessService } from '../access/service.ts'
import { customerNames } from '../customers/store.ts'

/** Whom a piece can be meant for and a notification sent to: editors and notification admins keep neither. */
export const audienceService = (
  { database }: Pick<ModuleDeps, 'database'>,
  access: Pick<AccessService, 'roles'>,
) => ({
  async all(language: Language): Promise<Audiences> {
    return {
      customers: await customerNames(database),
      roles: await access.roles(projectId, language),
    }
  },
})
