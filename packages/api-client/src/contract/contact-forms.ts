import { z } from 'zod'
import { action, anonymous, call } from './call.ts'
import { Phone } from './identity.ts'
import { LanguageSchema, PageQuery, pageOf } from './schemas.ts'

/** Versions of the privacy notice that stands before the forms, the newest last: a form names the one that was shown. */
export const privacyNoticeVersions = ['2026-11'] as const

export const PrivacyNoticeVersion = z.enum(privacyNoticeVersions, 'contactForm.privacyNoticeUnread')

export const contactTopics = [
  'information',
  'offer',
  'membership',
  'support',
  'privacy',
  'press',
  'other',
] as const

/** Who writes: someone for themselves, a company, or a professional who wants to work with us. */
export const contactFormKinds = ['personal', 'corporate', 'serviceProvider'] as const

export const inboxStates = ['new', 'read', 'answered', 'closed'] as const

export const InboxState = z.enum(inboxStates)
export type InboxState = z.infer<typeof InboxState>

/** One line of text: no line ends, so that nothing but its own field can be filled with it. */
const line = (missing: string, tooLong: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, tooLong)
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'contactForm.lineInvalid')

const sender = {
  name: line('contactForm.nameMissing', 'contactForm.nameTooLong', 120),
  email: z.email('contactForm.emailInvalid').max(200, 'contactForm.emailTooLong'),
  privacyNoticeVersion: PrivacyNoticeVersion,
}

const message = z
  .string()
  .trim()
  .min(10, 'contactForm.messageTooShort')
  .max(4000, 'contactForm.messageTooLong')

export const ContactFormBody = z
  .strictObject({
    ...sender,
    kind: z.enum(['personal', 'corporate'], 'contactForm.kindUnknown'),
    phone: Phone.optional(),
    company: line('contactForm.companyMissing', 'contactForm.companyTooLong', 160).optional(),
    topic: z.enum(contactTopics, 'contactForm.topicUnknown'),
    message,
  })
  .refine(({ kind, company }) => kind === 'personal' || company !== undefined, {
    path: ['company'],
    error: 'contactForm.companyMissing',
  })

export type ContactFormBody = z.infer<typeof ContactFormBody>

export const serviceProviderProfessions = [
  'psychologist',
  'clinicalPsychologist',
  'psychiatrist',
  'dietitian',
  'physiotherapist',
  'lawyer',
  'financialAdviser',
  'other',
] as const

/** What is known of a professional's right to practise, as data and not as text (regulation, D2 and D3). */
export const ProviderFacts = z.strictObject({
  profession: z.enum(serviceProviderProfessions, 'serviceProviderForm.professionUnknown'),
  /** The title as it stands on the diploma or licence. */
  title: line('serviceProviderForm.titleMissing', 'serviceProviderForm.titleTooLong', 120),
  licence: z
    .strictObject({
      number: line(
        'serviceProviderForm.licenceNumberMissing',
        'serviceProviderForm.licenceNumberTooLong',
        60,
      ),
      issuer: line(
        'serviceProviderForm.licenceIssuerMissing',
        'serviceProviderForm.licenceIssuerTooLong',
        160,
      ),
      issuedOn: z.iso.date('serviceProviderForm.licenceDateInvalid').optional(),
    })
    .nullable(),
  city: line('serviceProviderForm.cityMissing', 'serviceProviderForm.cityTooLong', 80),
  /** Languages of the work, as ISO 639-1 codes. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, 'serviceProviderForm.languageInvalid'))
    .min(1, 'serviceProviderForm.languageMissing')
    .max(10, 'serviceProviderForm.tooManyLanguages'),
})

export type ProviderFacts = z.infer<typeof ProviderFacts>

export const ServiceProviderFormBody = ProviderFacts.extend({
  ...sender,
  phone: Phone,
  message,
  /** From `uploadProviderCv`, where a CV comes with the form; good for one form. */
  cvToken: z.string().min(1).max(100).optional(),
})

export type ServiceProviderFormBody = z.infer<typeof ServiceProviderFormBody>

/** What somebody keeps in hand after sending a form. */
export const Receipt = z.object({
  /** Short enough to be read out on the phone. */
  reference: z.string(),
  receivedAt: z.iso.datetime(),
})

export type Receipt = z.infer<typeof Receipt>

export const ContactFormSummary = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(contactFormKinds),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  state: InboxState,
  /** Rises with every change; a change names the one that it saw. */
  version: z.number().int(),
  language: LanguageSchema,
  receivedAt: z.iso.datetime(),
})

export type ContactFormSummary = z.infer<typeof ContactFormSummary>

export const ContactForm = ContactFormSummary.extend({
  phone: z.string().nullable(),
  /** `null` where it was sealed with a key that is gone. */
  message: z.string().nullable(),
  provider: ProviderFacts.nullable(),
  /** For `providerCv`, where a CV came with the form. */
  cvId: z.uuid().nullable(),
  privacyNoticeVersion: z.string(),
})

export type ContactForm = z.infer<typeof ContactForm>

const ById = z.strictObject({ id: z.uuid('contactForm.idInvalid') })
const byId = { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000002' } as const

/** A change of state that saw a certain version: another change in between is not overwritten. */
export const StateChange = z.strictObject({ state: InboxState, version: z.number().int().min(1) })

export const InboxQuery = PageQuery.extend({
  state: InboxState.optional(),
  searchTerm: z.string().trim().max(100).optional(),
  /** The first and the last day, in Turkish time, both included. */
  from: z.iso.date('list.dateInvalid').optional(),
  to: z.iso.date('list.dateInvalid').optional(),
})

export const contactForms = {
  contactForm: call('contactForm', {
    access: anonymous,
    idempotent: true,
    body: ContactFormBody,
    example: {
      body: {
        kind: 'corporate',
        name: 'Ada Örnek',
        email: 'ada@example.com',
        phone: '+902120000000',
        company: 'Örnek A.Ş.',
        topic: 'offer',
        message: 'Programınız hakkında bilgi almak istiyoruz.',
        privacyNoticeVersion: '2026-11',
      },
    },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: Receipt,
    says: 'Sends a message to us. A mail confirms its arrival and repeats nothing of it.',
  }),
  serviceProviderForm: call('serviceProviderForm', {
    access: anonymous,
    idempotent: true,
    body: ServiceProviderFormBody,
    example: {
      body: {
        name: 'Ada Örnek',
        email: 'ada@example.com',
        phone: '+902120000000',
        profession: 'dietitian',
        title: 'Diyetisyen',
        licence: { number: '000000', issuer: 'Sağlık Bakanlığı' },
        city: 'İzmir',
        languages: ['tr', 'en'],
        message: 'Sizinle çalışmak isterim.',
        privacyNoticeVersion: '2026-11',
      },
    },
    refuses: { 422: ['file.cvTokenInvalid'], 429: ['identity.tooManyRequests'] },
    answer: Receipt,
    says: 'Applies as a service provider: title and licence as data, with or without a CV.',
  }),
  contactForms: call('contactForms', {
    access: action('ListContactForms'),
    query: InboxQuery.extend({ kind: z.enum(contactFormKinds).optional() }),
    answer: pageOf(ContactFormSummary),
    says: 'What the public forms have brought, the newest first, without the messages.',
  }),
  readContactForm: call('readContactForm', {
    access: action('ListContactForms'),
    params: ById,
    example: { params: byId },
    answer: ContactForm,
    says: 'One form in full.',
  }),
  updateContactForm: call('updateContactForm', {
    access: action('UpdateContactForm'),
    params: ById,
    body: StateChange,
    example: { params: byId, body: { state: 'read', version: 1 } },
    refuses: { 409: ['content.changedMeanwhile'] },
    answer: ContactFormSummary,
    says: 'Changes the state of a form. 409 where somebody else changed it in between.',
  }),
  deleteContactForm: call('deleteContactForm', {
    access: action('DeleteContactForm'),
    params: ById,
    example: { params: byId },
    answer: z.object({ deleted: z.literal(true) }),
    says: 'Deletes a form for good.',
  }),
} as const
