import { access } from './access.ts'
import { audiences } from './audiences.ts'
import { audit } from './audit.ts'
import type { CallName } from './addresses.ts'
import { assistant } from './assistant.ts'
import { contactForms } from './contact-forms.ts'
import { content } from './content.ts'
import { files } from './files.ts'
import { customers } from './customers.ts'
import { health } from './health.ts'
import { identity } from './identity.ts'
import { keptContent } from './kept-content.ts'
import { measure } from './measure.ts'
import { notifications } from './notifications.ts'
import { reports } from './reports.ts'
import { requestForms } from './request-forms.ts'
import { settings } from './settings.ts'
import { users } from './users.ts'
import { tests } from './tests.ts'

// Named part by part: written out, the type of so many schemas is longer than the compiler serialises.
export type Contract = typeof identity &
  typeof access &
  typeof content &
  typeof keptContent &
  typeof measure &
  typeof audit &
  typeof users &
  typeof customers &
  typeof audiences &
  typeof settings &
  typeof files &
  typeof health &
  typeof contactForms &
  typeof requestForms &
  typeof reports &
  typeof notifications &
  typeof assistant &
  typeof tests

/** Every call of the platform, by name (specification, section 7). */
export const contract: Contract = {
  ...identity,
  ...access,
  ...content,
  ...keptContent,
  ...measure,
  ...files,
  ...audit,
  ...users,
  ...customers,
  ...audiences,
  ...settings,
  ...health,
  ...contactForms,
  ...requestForms,
  ...reports,
  ...notifications,
  ...assistant,
  ...tests,
}

// An address without an entry does not compile here; an entry without an address does not in its own file.
contract satisfies Record<CallName, unknown>

export * from './access.ts'
export {
  addresses,
  binary,
  type BinaryCallName,
  type CallName,
  formEncoded,
  isBinary,
  largestFileOf,
  multipart,
  withoutToken,
} from './addresses.ts'
export * from './assistant.ts'
export * from './contact-forms.ts'
export * from './emergency.ts'
export * from './notifications.ts'
export * from './reports.ts'
export * from './request-forms.ts'
export * from './audiences.ts'
export * from './audit.ts'
export {
  type Access,
  action,
  anonymous,
  call,
  type CallExample,
  type CallParts,
  type Method,
  open,
  page,
  signedIn,
} from './call.ts'
export * from './constants.ts'
export * from './content-kinds.ts'
export * from './content.ts'
export * from './files.ts'
export * from './customers.ts'
export * from './health.ts'
export * from './identity.ts'
export * from './kept-content.ts'
export * from './measure.ts'
export * from './permissions.ts'
export * from './rich-text.ts'
export * from './schemas.ts'
export * from './settings.ts'
export * from './users.ts'
export * from './tests.ts'
