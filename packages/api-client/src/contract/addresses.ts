/**
 * Method and path of every call, once (specification, section 7; decisions, section 3).
 *
 * Plain data beside the schemas, because a public page may load a few KB of script before someone interacts: the
 * client needs only these lines at run time, the schemas are for the server, the forms and the tests.
 */
export const addresses = {
  token: 'POST /auth/connect/token',
  requestOneTimePassword: 'POST /auth/api/User/RequestOneTimePassword',
  signOut: 'POST /auth/connect/revocation',
  signingKeys: 'GET /auth/.well-known/jwks.json',
  requestPasswordReset: 'POST /auth/api/User/RequestPasswordReset',
  resetPassword: 'POST /auth/api/User/ResetPassword',
  account: 'GET /api/account',
  navigationMenu: 'GET /api/navigation/menu',
  pagesAndActions: 'GET /api/pagesAndActions/:projectId',
  roles: 'GET /api/roles/:projectId',
  users: 'GET /api/users',
  myAudit: 'GET /api/audit/mine',
  verifyMyAudit: 'GET /api/audit/mine/verify',
  audit: 'GET /api/admin/audit',
  verifyAudit: 'GET /api/admin/audit/verify',
  homePage: 'GET /api/homePage',
  sliders: 'GET /api/sliders',
  articleCategories: 'GET /api/categoriesForArticle',
  categoryArticles: 'GET /api/category/:id/articles/web',
  article: 'GET /api/article/:id',
  pushAnalytics: 'POST /api/analytics/:type/:platform/push',
  healthLive: 'GET /api/health/live',
  healthReady: 'GET /api/health/ready',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`>

export type CallName = keyof typeof addresses

/** The calls whose body is form-encoded instead of JSON. */
export const formEncoded: readonly CallName[] = ['token', 'signOut']

/** The calls that are made without an Authorization header. */
export const withoutToken: readonly CallName[] = ['token', 'signingKeys', 'healthLive', 'healthReady']
