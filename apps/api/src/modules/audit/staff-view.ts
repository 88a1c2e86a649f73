import { and, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { type AuditDetails, readDetails } from './codes.ts'
import type { Entry } from './entry.ts'
import { auditEntries } from './schema.ts'

/** What staff see of an entry. */
interface StaffEntry {
  readonly subjectId: string | null
  readonly details: AuditDetails | null
}

const { action, actorId, subjectId } = auditEntries

// Office work, whoever it meets: administrators who give themselves a role stay in sight.
const isOfficeWork = or(sql`${action} like 'user.%'`, sql`${action} like 'audit.%'`)
const isOwnAct = sql`(${actorId} = ${subjectId}) is true`
const isOnRequest = sql`${action} like 'request.%'`

/**
 * The entries that staff may list and count. What people do with their own record (take a test, ask for a
 * psychologist, look at an answer) is theirs alone: the log is no second way round the doors that keep it.
 */
export const staffMayList = (askedFor: { readonly subjectId?: string | undefined }): SQL | undefined =>
  and(
    or(not(isOwnAct), isOfficeWork),
    // Nor does it answer whether there is a request of somebody.
    askedFor.subjectId === undefined ? undefined : or(not(isOnRequest), isNull(subjectId)),
  )

/**
 * An entry as staff see it. That a colleague opened a request, and why, shows; whose it was stands behind the opening
 * itself (`openRequest`), which writes an entry of its own. Places and hashes stay out of the list altogether: a gap
 * between two places counts what lies between them, and a hash can be tried out.
 */
export const asStaffSee = (entry: Entry): StaffEntry => {
  const details = entry.details === null ? null : readDetails(entry.details)
  if (!entry.action.startsWith('request.')) return { subjectId: entry.subjectId, details }
  const { requestId: _, ...rest } = details ?? {}
  return { subjectId: null, details: details && rest }
}
