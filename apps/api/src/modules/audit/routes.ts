import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { createAuditService } from './service.ts'

export const auditRoutes = (deps: ModuleDeps) => {
  const audit = createAuditService(deps)
  return handlers<'myAudit' | 'verifyMyAudit' | 'audit' | 'verifyAudit'>({
    myAudit: ({ query, actor, language }) => audit.mine(actor, query, language),
    verifyMyAudit: ({ actor }) => audit.verifyMine(actor),
    audit: ({ query, actor, language }) => audit.list(actor, query, language),
    verifyAudit: ({ actor }) => audit.verifyAll(actor),
  })
}
