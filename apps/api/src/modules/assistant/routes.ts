import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { AccessService } from '../access/service.ts'
import { searchService } from '../search/service.ts'
import { assistantService } from './service.ts'

export const assistantRoutes = (deps: ModuleDeps, access: AccessService) => {
  const assistant = assistantService(deps, searchService(deps, access))
  return handlers<'assistant' | 'askAssistant'>({
    assistant: ({ language }) => assistant.introduction(language),
    askAssistant: ({ body, actor, language, request }) =>
      assistant.answer(body.message, actor, language, request.ip),
  })
}
