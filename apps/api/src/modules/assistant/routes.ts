import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { assistantService } from './service.ts'

export const assistantRoutes = (deps: ModuleDeps) => {
  const assistant = assistantService(deps)
  return handlers<'assistant' | 'askAssistant'>({
    assistant: ({ language }) => assistant.introduction(language),
    askAssistant: ({ body, actor, language }) => assistant.answer(body.message, actor, language),
  })
}
