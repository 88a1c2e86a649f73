import { z } from 'zod'
import { Role } from './access.ts'
import { action, call, signedIn } from './call.ts'
import { PageQuery, pageOf } from './schemas.ts'

/** What was done with a person's record, as the person reads it: the role of whoever did it, never a name. */
export const OwnAuditEntry = z.object({
  at: z.iso.datetime(),
  /** What was done, as a code: `user.read`. */
  action: z.string(),
  /** Why, as a code. */
  reason: z.string().nullable(),
  byYourself: z.boolean(),
  roles: z.array(Role),
  client: z.string().nullable(),
  /** A reading stands for the same ones within so many seconds from then on; `null` for what is written each time. */
  forSeconds: z.number().int().nullable(),
  hash: z.string(),
})

export type OwnAuditEntry = z.infer<typeof OwnAuditEntry>

/** An act as staff see it: whose request was opened, and where an entry stands in a chain, they do not see. */
export const AuditEntry = z.object({
  at: z.iso.datetime(),
  action: z.string(),
  reason: z.string().nullable(),
  actorId: z.uuid().nullable(),
  roles: z.array(Role),
  client: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
})

export type AuditEntry = z.infer<typeof AuditEntry>

const AuditFaultKind = z.enum([
  'entryChanged',
  'entryMissing',
  'endChanged',
  'chainMissing',
  'registerChanged',
])

export const audit = {
  myAudit: call('myAudit', {
    access: signedIn,
    query: PageQuery.extend({ by: z.literal('others').optional() }),
    answer: pageOf(OwnAuditEntry),
    says: 'What was done with the record of the person who asks, the newest first; `by=others` leaves out their own acts.',
  }),
  verifyMyAudit: call('verifyMyAudit', {
    access: signedIn,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({
      isIntact: z.boolean(),
      entries: z.number().int(),
      faults: z.array(z.object({ kind: AuditFaultKind, position: z.number().int().nullable() })),
    }),
    says: 'Whether the chain of entries about the person who asks is whole, and whether any chain is gone, which might have been theirs.',
  }),
  audit: call('audit', {
    access: action('ReadAudit'),
    query: PageQuery.extend({
      subjectId: z.uuid().optional(),
      actorId: z.uuid().optional(),
      action: z.string().min(1).max(100).optional(),
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    }),
    answer: pageOf(AuditEntry),
    says: 'What staff did with people’s records, the newest first; what people did with their own is theirs alone, and so is whose request was opened. The reading is recorded too.',
  }),
  retention: call('retention', {
    access: action('ReadAudit'),
    answer: z.object({
      items: z.array(
        z.object({
          recordType: z.string(),
          days: z.number().int(),
          /** The period that holds while no setting says otherwise. */
          defaultDays: z.number().int(),
          ranAt: z.iso.datetime().nullable(),
          removed: z.number().int().nullable(),
        }),
      ),
      deletions: z.array(
        z.object({
          recordType: z.string(),
          count: z.number().int(),
          cause: z.enum(['retention', 'request']),
          at: z.iso.datetime(),
        }),
      ),
    }),
    says: 'How long each kind of record is kept, when that was last enforced, and the newest lines of the deletion log.',
  }),
  verifyAudit: call('verifyAudit', {
    access: action('ReadAudit'),
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({
      isIntact: z.boolean(),
      entries: z.number().int(),
      chains: z.number().int(),
      digest: z.string(),
      /** Entries of a long log that are too new to have been followed; ask again. */
      unchecked: z.number().int(),
      /** When the last way through the whole log was begun: what was changed behind it is found on the next. */
      wholeAt: z.iso.datetime().nullable(),
      faults: z.array(
        z.object({
          kind: AuditFaultKind,
          chain: z.uuid().nullable(),
          position: z.number().int().nullable(),
        }),
      ),
    }),
    says: 'Whether the whole audit log is whole: no entry changed, missing or moved, no chain cut or gone. A long log is followed by steps between calls; the answer says what was found so far, and what is new.',
  }),
} as const
