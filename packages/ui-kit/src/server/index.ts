export {
  createDocumentServer,
  type DocumentServerOptions,
  pageStateHeader,
  speculationRulesPath,
} from './document-server.ts'
export { connectPlaceholder, policyOf, type PolicyOptions, reportingEndpoints, reportPath } from './policy.ts'
export { runServer } from './run-server.ts'
