import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { homeService } from './service.ts'

export const homeRoutes = (deps: ModuleDeps) => {
  const home = homeService(deps)
  return handlers<'homePage' | 'sliders'>({
    homePage: ({ language }) => home.homePage(language),
    sliders: ({ language }) => home.sliders(language),
  })
}
