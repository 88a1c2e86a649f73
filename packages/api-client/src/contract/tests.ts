import { z } from 'zod'
import { action, call, page, signedIn } from './call.ts'
import { EmergencyCard } from './emergency.ts'
import { PageQuery, pageOf } from './schemas.ts'

/** Names a test or a reflection: `phq-9`, or the id of a reflection that an editor wrote. */
const FormId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'tests.idInvalid')

/** A `scale` is a published instrument; a `reflection` has questions and tips, and never a score. */
const FormKind = z.enum(['scale', 'reflection'])

export const TestSummary = z.object({
  id: FormId,
  kind: FormKind,
  title: z.string(),
  intro: z.string(),
  minutes: z.number().int(),
  questionCount: z.number().int(),
  /** How far back the questions look; `null` where they ask about life in general. */
  lookBackDays: z.number().int().nullable(),
  /** When the reader took it last and may take it again; `null` where they have not, or may do so now. */
  lastTakenAt: z.iso.datetime().nullable(),
  availableFrom: z.iso.datetime().nullable(),
})

export type TestSummary = z.infer<typeof TestSummary>

export const TestQuestions = z.object({
  id: FormId,
  version: z.number().int(),
  kind: FormKind,
  title: z.string(),
  instruction: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      options: z.array(z.object({ value: z.number().int(), label: z.string() })),
    }),
  ),
  /** What leaving a question out is called: it is sent as `null`, and there is then no score. */
  preferNotToAnswer: z.string(),
  notDiagnosis: z.string(),
  safety: z.string(),
})

export type TestQuestions = z.infer<typeof TestQuestions>

export const TestDetail = z.object({
  id: FormId,
  version: z.number().int(),
  kind: FormKind,
  title: z.string(),
  intro: z.string(),
  minutes: z.number().int(),
  questionCount: z.number().int(),
  lookBackDays: z.number().int().nullable(),
  /** What the result can and cannot say. */
  limits: z.string(),
  citation: z.string(),
  licence: z.string(),
  /** Where the words of this language come from, in a sentence. */
  wording: z.string(),
  /** Studies of the instrument in this language. */
  studies: z.array(z.string()),
  /** What counts as a change, with its source; `null` where nothing published says so. */
  change: z.string().nullable(),
  /** Who looked through it, and when; `null` where nobody has. */
  reviewedOn: z.iso.date().nullable(),
  reviewer: z.string().nullable(),
  notDiagnosis: z.string(),
  safety: z.string(),
})

export type TestDetail = z.infer<typeof TestDetail>

const Score = z.object({
  value: z.number().int(),
  lowest: z.number().int(),
  highest: z.number().int(),
})

const Band = z.object({ id: z.string(), label: z.string() })

const changeDirections = ['better', 'worse', 'noClearChange', 'notJudged'] as const

const TestChange = z.object({
  since: z.iso.datetime(),
  earlierScore: z.number().int(),
  /** `better` and `worse` only beyond what chance explains; `notJudged` where nothing published says how much that is. */
  direction: z.enum(changeDirections),
  text: z.string(),
  source: z.string().nullable(),
})

export const TestResult = z.object({
  id: z.uuid(),
  formId: FormId,
  version: z.number().int(),
  kind: FormKind,
  title: z.string(),
  takenAt: z.iso.datetime(),
  emergency: EmergencyCard.nullable(),
  /** `null` where a question was left out, and where the form has no sum. */
  score: Score.nullable(),
  band: Band.nullable(),
  /** Of a form whose questions each stand alone. */
  parts: z.array(z.object({ questionId: z.string(), question: z.string(), value: z.number(), band: Band })),
  /** Of a reflection: what may help, by answer. */
  tips: z.array(z.object({ questionId: z.string(), question: z.string(), tip: z.string() })),
  answers: z.array(z.object({ questionId: z.string(), question: z.string(), answer: z.string().nullable() })),
  means: z.string(),
  doesNotMean: z.string(),
  nextStep: z.string(),
  change: TestChange.nullable(),
  source: z.string(),
  notDiagnosis: z.string(),
  safety: z.string(),
})

export type TestResult = z.infer<typeof TestResult>

export const TestResultSummary = TestResult.pick({
  id: true,
  formId: true,
  kind: true,
  title: true,
  takenAt: true,
  score: true,
  band: true,
  change: true,
}).extend({ hasEmergencyCard: z.boolean() })

export type TestResultSummary = z.infer<typeof TestResultSummary>

export const TestAnswers = z.strictObject({
  formId: FormId,
  /** The version that was shown: the words that were answered. */
  version: z.number().int().min(1),
  answers: z
    .array(
      z.strictObject({
        questionId: z.string().min(1).max(40),
        /** `null`: prefer not to answer. */
        value: z.number().int().min(0).max(100).nullable(),
      }),
    )
    .max(60, 'tests.tooManyAnswers'),
})

export type TestAnswers = z.infer<typeof TestAnswers>

const inBoth = (longest: number) =>
  z.strictObject({
    tr: z.string().trim().min(1, 'tests.textMissing').max(longest, 'tests.textTooLong'),
    en: z.string().trim().min(1, 'tests.textMissing').max(longest, 'tests.textTooLong'),
  })

/** A reflection as an editor writes it: questions and tips in both languages, and nothing to count. */
export const ReflectionDraft = z.strictObject({
  title: inBoth(80),
  intro: inBoth(400),
  minutes: z.number().int().min(1).max(15),
  /** How far back it looks, and so the earliest repeat; `null` where it asks about life in general. */
  lookBackDays: z.number().int().min(1).max(90).nullable(),
  options: z
    .array(z.strictObject({ label: inBoth(60) }))
    .min(2, 'tests.tooFewOptions')
    .max(7, 'tests.tooManyOptions'),
  questions: z
    .array(
      z.strictObject({
        text: inBoth(300),
        /** The first option then has to mean “not at all”: any other opens the emergency card. */
        asksAboutSelfHarm: z.boolean().default(false),
        tips: z
          .array(
            z.strictObject({
              /** The options, counted from 0, after which the tip is shown. */
              options: z.array(z.number().int().min(0).max(6)).min(1).max(7),
              text: inBoth(500),
            }),
          )
          .min(1, 'tests.tipMissing')
          .max(7),
      }),
    )
    .min(1, 'tests.questionMissing')
    .max(20, 'tests.tooManyQuestions'),
})

export type ReflectionDraft = z.output<typeof ReflectionDraft>

const reflectionStates = ['draft', 'published', 'archived'] as const

export const KeptReflection = z.object({
  id: z.uuid(),
  state: z.enum(reflectionStates),
  /** To be sent with a change and with the publication: of the words that were read. */
  latestVersion: z.number().int(),
  /** The version that readers see; an unpublished change is a later one. */
  publishedVersion: z.number().int().nullable(),
  changedAt: z.iso.datetime(),
  text: z.object({
    title: z.object({ tr: z.string(), en: z.string() }),
    intro: z.object({ tr: z.string(), en: z.string() }),
    minutes: z.number().int(),
    lookBackDays: z.number().int().nullable(),
    options: z.array(z.object({ label: z.object({ tr: z.string(), en: z.string() }) })),
    questions: z.array(
      z.object({
        text: z.object({ tr: z.string(), en: z.string() }),
        asksAboutSelfHarm: z.boolean(),
        tips: z.array(
          z.object({
            options: z.array(z.number().int()),
            text: z.object({ tr: z.string(), en: z.string() }),
          }),
        ),
      }),
    ),
  }),
})

export type KeptReflection = z.infer<typeof KeptReflection>

/** A permission by the owner of an instrument, as it is filed. */
export const LicenceEntry = z.strictObject({
  holder: z.string().trim().min(2, 'tests.holderMissing').max(200),
  reference: z.string().trim().min(2, 'tests.referenceMissing').max(200),
  terms: z.string().trim().min(2, 'tests.termsMissing').max(2000),
  grantedOn: z.iso.date('tests.dateInvalid'),
})

export type LicenceEntry = z.infer<typeof LicenceEntry>

export const KeptTest = z.object({
  id: z.string(),
  /** `heldBack`: its licence does not allow us its words (yet). */
  kind: z.enum(['scale', 'reflection', 'heldBack']),
  version: z.number().int(),
  title: z.string(),
  questionCount: z.number().int(),
  lookBackDays: z.number().int().nullable(),
  /** Whether readers see it. */
  isOn: z.boolean(),
  /** Of a reflection that an editor wrote; `null` for what comes with the product. */
  state: z.enum(reflectionStates).nullable(),
  verdict: z.enum(['green', 'amber']),
  licence: z.string(),
  citation: z.string(),
  /** What has to be in hand before it can be offered; `null` where nothing is missing. */
  needs: z.string().nullable(),
  licencesFiled: z.array(LicenceEntry.extend({ filedAt: z.iso.datetime() })),
  reviewedOn: z.iso.date().nullable(),
  reviewer: z.string().nullable(),
})

export type KeptTest = z.infer<typeof KeptTest>

export const RequestForm = z.object({
  id: z.enum(['hotel-request', 'psychological-request']),
  title: z.string(),
  intro: z.string(),
  /** The call that takes it. */
  address: z.string(),
})

export type RequestForm = z.infer<typeof RequestForm>

const ById = z.strictObject({ id: FormId })
const byId = { params: { id: 'no-such-form' } } as const
const ByResult = z.strictObject({ id: z.uuid('tests.idInvalid') })
/** The version that was read. */
const Version = z.number().int().min(1)
const nowhere = { params: { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001' } } as const

const exampleReflection = {
  title: { tr: 'Hafta sonu değerlendirmesi', en: 'Weekend reflection' },
  intro: { tr: 'Hafta sonunuza bakın.', en: 'Look at your weekend.' },
  minutes: 1,
  lookBackDays: 7,
  options: [{ label: { tr: 'Hayır', en: 'No' } }, { label: { tr: 'Evet', en: 'Yes' } }],
  questions: [
    {
      text: { tr: 'Dinlendim.', en: 'I rested.' },
      tips: [{ options: [0], text: { tr: 'Bir saat ayırın.', en: 'Keep an hour free.' } }],
    },
  ],
} as const

export const tests = {
  tests: call('tests', {
    access: page('tests'),
    answer: z.array(TestSummary),
    says: 'The tests and reflections on offer, with the time from which the reader may take each again.',
  }),
  testQuestions: call('testQuestions', {
    access: page('testDetail'),
    params: ById,
    example: byId,
    answer: TestQuestions,
    says: 'The questions of a test or reflection, in the words of its current version.',
  }),
  testDetail: call('testDetail', {
    access: page('testDetail'),
    params: ById,
    example: byId,
    answer: TestDetail,
    says: 'What a test or reflection is: its source, licence, studies and limits.',
  }),
  submitTest: call('submitTest', {
    access: action('SubmitTest'),
    body: TestAnswers,
    example: { body: { formId: 'no-such-form', version: 1, answers: [{ questionId: 'q1', value: 0 }] } },
    idempotent: true,
    refuses: {
      404: ['content.notFound'],
      409: ['tests.tooEarly', 'tests.versionChanged'],
      429: ['identity.tooManyRequests'],
    },
    answer: TestResult,
    says: 'Keeps the answers, encrypted for the person alone, and answers with the result. 409 before its time.',
  }),
  testResults: call('testResults', {
    access: signedIn,
    query: PageQuery,
    answer: pageOf(TestResultSummary),
    says: 'The results of the person who asks, the newest first.',
  }),
  testResult: call('testResult', {
    access: signedIn,
    params: ByResult,
    example: nowhere,
    refuses: { 404: ['tests.resultNotFound'] },
    answer: TestResult,
    says: 'One result of the person who asks, in full.',
  }),
  deleteTestResult: call('deleteTestResult', {
    access: signedIn,
    params: ByResult,
    example: nowhere,
    refuses: { 404: ['tests.resultNotFound'] },
    answer: z.object({ deleted: z.literal(true) }),
    says: 'Deletes one result of the person who asks.',
  }),
  deleteTestResults: call('deleteTestResults', {
    access: signedIn,
    answer: z.object({ deleted: z.number().int() }),
    says: 'Deletes every result of the person who asks, and the key they were encrypted with.',
  }),
  requestForms: call('requestForms', {
    access: page('forms'),
    answer: z.array(RequestForm),
    says: 'The request forms that the person may fill in.',
  }),
  keptTests: call('keptTests', {
    access: action('ListForm'),
    answer: z.array(KeptTest),
    says: 'Every test and reflection with its state, licence and review, for the back office.',
  }),
  switchTest: call('switchTest', {
    access: action('PublishForm'),
    params: ById,
    body: z.strictObject({ isOn: z.boolean() }),
    example: { params: { id: 'no-such-form' }, body: { isOn: false } },
    refuses: { 409: ['tests.licenceMissing', 'tests.wordsHeldBack'], 429: ['identity.tooManyRequests'] },
    answer: z.object({ id: z.string(), isOn: z.boolean() }),
    says: 'Offers a test to readers or takes it away. 409 without a licence, or while its words are held back.',
  }),
  fileTestLicence: call('fileTestLicence', {
    access: action('PublishForm'),
    params: ById,
    body: LicenceEntry,
    example: {
      params: { id: 'no-such-form' },
      body: { holder: 'The owner', reference: 'Letter 12', terms: 'May be shown.', grantedOn: '2026-03-02' },
    },
    idempotent: true,
    refuses: { 409: ['tests.licenceNotNeeded'], 429: ['identity.tooManyRequests'] },
    answer: z.object({ id: z.uuid() }),
    says: 'Files the permission of the owner of a test. Its words still need a new version.',
  }),
  reflection: call('reflection', {
    access: action('ListForm'),
    params: ByResult,
    example: nowhere,
    answer: KeptReflection,
    says: 'A reflection that editors wrote, in the words of its newest version.',
  }),
  createReflection: call('createReflection', {
    access: action('CreateForm'),
    body: ReflectionDraft,
    example: { body: exampleReflection },
    idempotent: true,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: KeptReflection,
    says: 'Keeps a new reflection as a draft.',
  }),
  updateReflection: call('updateReflection', {
    access: action('UpdateForm'),
    params: ByResult,
    body: z.strictObject({ version: Version, text: ReflectionDraft }),
    example: { ...nowhere, body: { version: 1, text: exampleReflection } },
    refuses: { 409: ['content.changedMeanwhile'], 429: ['identity.tooManyRequests'] },
    answer: KeptReflection,
    says: 'Keeps changed words as a new version. Readers see it once it is published. 409 where somebody was faster.',
  }),
  publishReflection: call('publishReflection', {
    access: action('PublishForm'),
    params: ByResult,
    body: z.strictObject({ version: Version }),
    example: { ...nowhere, body: { version: 1 } },
    refuses: { 409: ['content.changedMeanwhile'], 429: ['identity.tooManyRequests'] },
    answer: KeptReflection,
    says: 'Offers the newest version of a reflection to readers. 409 where it is not the version that was read.',
  }),
  archiveReflection: call('archiveReflection', {
    access: action('PublishForm'),
    params: ByResult,
    example: nowhere,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: KeptReflection,
    says: 'Takes a reflection away from readers; their results stay readable.',
  }),
  deleteReflection: call('deleteReflection', {
    access: action('DeleteForm'),
    params: ByResult,
    example: nowhere,
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({ deleted: z.literal(true) }),
    says: 'Deletes a reflection. Words that were answered stay for the results that show them.',
  }),
} as const
