export { anonymousToken } from './anonymous-token.ts'
export type { CallAnswer, CallInput, CallOptions, Client } from './call-types.ts'
export { type ClientOptions, createClient, readRetries, timeoutMilliseconds } from './client.ts'
export { loadConfig, type RuntimeConfig } from './config.ts'
export type { NavigationItem, Role, UserListItem } from './contract/access.ts'
export { addresses, type CallName } from './contract/addresses.ts'
export {
  analyticsType,
  clientIds,
  cookieSameSite,
  defaultNotificationSource,
  defaultPageIndex,
  defaultPageSize,
  largestPageSize,
  longestSessionSeconds,
  notificationAdminRoleId,
  notificationSources,
  pressPageSize,
  projectId,
  type TrackedPageName,
  trackedPageNames,
  webPlatform,
} from './contract/constants.ts'
export type {
  AboutLife,
  AboutLifeSummary,
  Article,
  ArticleCategory,
  ArticleSummary,
  Blog,
  BlogSummary,
  Bulletin,
  BulletinSummary,
  Faq,
  HomePage,
  PlatformLanguage,
  PressPiece,
  PressSummary,
  SearchHit,
  Service,
  Slider,
} from './contract/content.ts'
export type { ContentSource, KeptContentItem, KeptContentRow } from './contract/kept-content.ts'
export {
  type ContentKind,
  contentKinds,
  type ContentState,
  contentStates,
  type FaqGroup,
  faqGroups,
  type SearchedKind,
  searchedKinds,
} from './contract/content-kinds.ts'
export type { Account, ClientId, TokenAnswer, TokenError } from './contract/identity.ts'
export type { Contract } from './contract/index.ts'
export type { AnalyticsPush } from './contract/measure.ts'
export {
  type ActionName,
  actionNames,
  type AuthorizedPage,
  mayDo,
  mayOpen,
  type PageName,
  permissionsOf,
  type RoleId,
  type RoleName,
  roles,
} from './contract/permissions.ts'
export type { RichText } from './contract/rich-text.ts'
export type { Problem } from './contract/schemas.ts'
export { wrongCredentialsText } from './contract/texts.ts'
export { ApiError, clientErrorCodes } from './errors.ts'
