export {
  createDocumentServer,
  type DocumentServerOptions,
  pageStateHeader,
  speculationRulesPath,
} from './document-server.ts'
export { createLog, type DocumentLog } from './log.ts'
export { connectPlaceholder, policyOf, type PolicyOptions, reportingEndpoints, reportPath } from './policy.ts'
export { runServer } from './run-server.ts'
export { type DocumentPlace, serveDocuments, type ServeDocumentsOptions } from './serve-documents.ts'
