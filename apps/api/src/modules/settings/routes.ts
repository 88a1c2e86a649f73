import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { createSettingService } from './service.ts'

export const settingRoutes = (deps: ModuleDeps) => {
  const settings = createSettingService(deps)
  return handlers<'publicSettings' | 'settings' | 'createSetting' | 'updateSetting' | 'deleteSetting'>({
    publicSettings: () => settings.publicOnes(),
    settings: ({ query }) => settings.list(query),
    createSetting: ({ body, actor }) => settings.create(actor, body),
    updateSetting: ({ body, actor }) => settings.update(actor, body),
    deleteSetting: async ({ params, actor }) => {
      await settings.remove(actor, params.key)
      return { deleted: true }
    },
  })
}
