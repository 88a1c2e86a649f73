export { connectPlaceholder, policyOf, type PolicyOptions, reportingEndpoints, reportPath } from './policy.ts'
