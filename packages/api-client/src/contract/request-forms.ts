import { z } from 'zod'
import { action, call, signedIn } from './call.ts'
import { InboxState, PrivacyNoticeVersion, Receipt, StateChange } from './contact-forms.ts'
import { EmergencyCard } from './emergency.ts'
import { Phone } from './identity.ts'
import { LanguageSchema, PageQuery, pageOf } from './schemas.ts'

/** Versions of the consent to the use of health data, which is its own text and its own act (regulation, B2). */
export const healthConsentVersions = ['2026-11'] as const

export const requestKinds = ['hotel', 'psychological'] as const

export type RequestKind = (typeof requestKinds)[number]

/** Why a member of staff opens somebody's request: a code, because the audit log keeps no sentences about people. */
export const requestReadingReasons = [
  'answerRequest',
  'arrangeAppointment',
  'handleComplaint',
  'dataSubjectRequest',
] as const

const note = z.string().trim().max(2000, 'requestForm.noteTooLong')
const people = (least: number) =>
  z
    .number()
    .int('requestForm.numberInvalid')
    .min(least, 'requestForm.numberInvalid')
    .max(20, 'requestForm.numberInvalid')

const longestStayDays = 60
const dayMilliseconds = 86_400_000

export const HotelRequest = z
  .strictObject({
    destination: z
      .string()
      .trim()
      .min(1, 'requestForm.destinationMissing')
      .max(120, 'requestForm.destinationTooLong'),
    arrivesOn: z.iso.date('requestForm.dateInvalid'),
    leavesOn: z.iso.date('requestForm.dateInvalid'),
    adults: people(1),
    children: people(0).default(0),
    rooms: people(1).default(1),
    phone: Phone.optional(),
    note: note.optional(),
  })
  .refine(({ arrivesOn, leavesOn }) => leavesOn > arrivesOn, {
    path: ['leavesOn'],
    error: 'requestForm.leavesBeforeArriving',
  })
  .refine(
    ({ arrivesOn, leavesOn }) =>
      Date.parse(leavesOn) - Date.parse(arrivesOn) <= longestStayDays * dayMilliseconds,
    { path: ['leavesOn'], error: 'requestForm.stayTooLong' },
  )

export type HotelRequest = z.infer<typeof HotelRequest>

export const PsychologicalRequest = z.strictObject({
  /** How they would like to speak with someone. */
  channel: z.enum(['video', 'phone', 'inPerson'], 'requestForm.channelUnknown'),
  /** The language of the conversation. */
  spokenLanguage: LanguageSchema,
  times: z
    .array(
      z.enum(['weekdayMorning', 'weekdayAfternoon', 'weekdayEvening', 'weekend'], 'requestForm.timeUnknown'),
    )
    .min(1, 'requestForm.timesMissing')
    .max(4, 'requestForm.timeUnknown'),
  phone: Phone.optional(),
  city: z.string().trim().max(80, 'requestForm.cityTooLong').optional(),
  note: note.optional(),
})

export type PsychologicalRequest = z.infer<typeof PsychologicalRequest>

export const PsychologicalRequestBody = PsychologicalRequest.extend({
  privacyNoticeVersion: PrivacyNoticeVersion,
  healthConsentVersion: z.enum(healthConsentVersions, 'requestForm.healthConsentMissing'),
})

const requestFields = {
  id: z.uuid(),
  reference: z.string(),
  state: InboxState,
  receivedAt: z.iso.datetime(),
}

/** What was asked; `null` where it was sealed with a key that is gone. */
const asked = {
  hotel: z.object({ kind: z.literal('hotel'), asked: HotelRequest.nullable() }),
  psychological: z.object({ kind: z.literal('psychological'), asked: PsychologicalRequest.nullable() }),
}

export const MyRequest = z.discriminatedUnion('kind', [
  asked.hotel.extend(requestFields),
  asked.psychological.extend(requestFields),
])

export type MyRequest = z.infer<typeof MyRequest>

/** A request as the inbox lists it: nothing that says whose it is or what it says. */
export const RequestSummary = z.object({
  ...requestFields,
  kind: z.enum(requestKinds),
  version: z.number().int(),
})

export type RequestSummary = z.infer<typeof RequestSummary>

const opened = {
  ...requestFields,
  version: z.number().int(),
  person: z.object({ id: z.uuid(), name: z.string(), surname: z.string(), email: z.string() }),
}

export const OpenedRequest = z.discriminatedUnion('kind', [
  asked.hotel.extend(opened),
  asked.psychological.extend(opened),
])

export type OpenedRequest = z.infer<typeof OpenedRequest>

const ById = z.strictObject({ id: z.uuid('requestForm.idInvalid') })
const byId = { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000003' } as const

export const requestForms = {
  hotelRequest: call('hotelRequest', {
    access: action('SubmitForm'),
    idempotent: true,
    body: HotelRequest,
    example: {
      body: { destination: 'Ayvalık', arrivesOn: '2035-06-01', leavesOn: '2035-06-05', adults: 2 },
    },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Receipt.extend({ id: z.uuid() }),
    says: 'Asks for a hotel at the terms of the programme.',
  }),
  psychologicalRequest: call('psychologicalRequest', {
    access: action('RequestPsychologist'),
    idempotent: true,
    body: PsychologicalRequestBody,
    example: {
      body: {
        channel: 'video',
        spokenLanguage: 'tr',
        times: ['weekdayEvening'],
        privacyNoticeVersion: '2026-11',
        healthConsentVersion: '2026-11',
      },
    },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Receipt.extend({ id: z.uuid(), emergency: EmergencyCard }),
    says: 'Asks for a conversation with a psychologist. Kept sealed; the answer always names the emergency numbers.',
  }),
  myRequests: call('myRequests', {
    access: signedIn,
    query: PageQuery,
    answer: pageOf(MyRequest),
    says: 'The requests of the person who is signed in, the newest first.',
  }),
  withdrawRequest: call('withdrawRequest', {
    access: signedIn,
    params: ById,
    example: { params: byId },
    answer: z.object({ withdrawn: z.literal(true) }),
    says: 'Takes a request of one’s own back: it is deleted.',
  }),
  requests: call('requests', {
    access: action('ListContactForms'),
    query: PageQuery.extend({ kind: z.enum(requestKinds).optional(), state: InboxState.optional() }),
    answer: pageOf(RequestSummary),
    says: 'The requests that wait for us, the newest first, without saying whose they are.',
  }),
  openRequest: call('openRequest', {
    access: action('ListContactForms'),
    params: ById,
    body: z.strictObject({
      reason: z.enum(requestReadingReasons, 'requestForm.reasonMissing'),
    }),
    example: { params: byId, body: { reason: 'arrangeAppointment' } },
    answer: OpenedRequest,
    says: 'Opens one request with its person. The reading and its reason are written to the audit log.',
  }),
  updateRequest: call('updateRequest', {
    access: action('UpdateContactForm'),
    params: ById,
    body: StateChange,
    example: { params: byId, body: { state: 'read', version: 1 } },
    refuses: { 409: ['content.changedMeanwhile'] },
    answer: RequestSummary,
    says: 'Changes the state of a request. 409 where somebody else changed it in between.',
  }),
} as const
