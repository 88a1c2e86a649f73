import { randomUUID } from 'node:crypto'
import type {
  RequestForm,
  TestAnswers,
  TestDetail,
  TestQuestions,
  TestResult,
  TestResultSummary,
  TestSummary,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { z } from 'zod'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { answerBook } from './answer-book.ts'
import { catalogue } from './catalogue.ts'
import { readAnswers } from './check-answers.ts'
import { personBoxes } from './person-box.ts'
import { detailOf, questionsOf, resultOf, resultSummaryOf, summaryOf } from './present.ts'
import { repeatOf, restOf } from './repeat.ts'
import { requestForms } from './request-forms.ts'
import { formStore } from './store.ts'

/** Far more than there are forms, far less than a loop would send. */
const submissionsPerPerson = { times: 60, seconds: 3600 }

const Kept = z.object({ id: z.uuid() })

const formMissing = () => problem('content.notFound', { status: 404 })
const resultMissing = () => problem('tests.resultNotFound', { status: 404 })

const dayIn = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(date)

const tooEarly = (opensAt: Date, now: Date, language: Language) =>
  problem('tests.tooEarly', {
    status: 409,
    values: { date: dayIn(opensAt, language) },
    headers: { 'retry-after': String(Math.ceil((opensAt.getTime() - now.getTime()) / 1000)) },
  })

/** Self-assessments: what is on offer, and what a person answered, which nobody else can read. */
export const testService = ({
  database,
  clock,
  vault,
  attempts,
  idempotency,
  participation,
  audit,
  config,
}: Pick<
  ModuleDeps,
  'database' | 'clock' | 'vault' | 'attempts' | 'idempotency' | 'participation' | 'audit' | 'config'
>) => {
  const forms = catalogue(formStore(database))
  const book = answerBook(personBoxes(vault))

  const offeredForm = async (id: string, among = forms) => {
    const form = await among.find(id)
    if (!form) throw formMissing()
    return form
  }

  /** Every result that can be shown, with its form and what came before it. */
  const history = async (personId: string) => {
    const entries = await book.all(database, personId)
    const formOf = await forms.reader(entries)
    return entries.flatMap((entry, index) => {
      const form = formOf(entry)
      return form ? [{ form, entry, earlier: entries.slice(index + 1) }] : []
    })
  }

  const result = async (personId: string, id: string, language: Language): Promise<TestResult> => {
    const entry = await book.find(database, personId, id)
    const form = entry && (await forms.reader([entry]))(entry)
    if (!form) throw resultMissing()
    // Only a sum is compared with what came before it.
    const isCompared = form.kind === 'scale' && form.scoring === 'sum'
    const all = isCompared ? await book.all(database, personId) : []
    const earlier = all.slice(all.findIndex((other) => other.id === id) + 1)
    return resultOf(form, entry, earlier, language)
  }

  /** Which test it was stands nowhere in the log: that alone would say something about health. */
  const record = (transaction: Database, actor: Person, act: 'create' | 'delete', count = 1) =>
    audit.record(transaction, {
      actor,
      subjectId: actor.id,
      action: `testResult.${act}`,
      details: { count },
    })

  /** After the reading and before the answer: what cannot be recorded is not shown. */
  const recordRead = (actor: Person, act: 'list' | 'read', count: number) =>
    database.transaction((transaction) =>
      audit.recordReads(transaction, actor, [
        { subjectId: actor.id, action: `testResult.${act}`, details: { count } },
      ]),
    )

  return {
    /** Says when each was last taken, and so opens what the person answered: that is a reading like any other. */
    async list(person: Person, language: Language): Promise<TestSummary[]> {
      const [offered, entries] = await Promise.all([forms.offered(), book.all(database, person.id)])
      await recordRead(person, 'list', entries.length)
      return offered.map((form) =>
        summaryOf(form, repeatOf(form, entries, clock(), config.LIMITS_FACTOR), language),
      )
    },

    async questions(id: string, language: Language): Promise<TestQuestions> {
      return questionsOf(await offeredForm(id), language)
    },

    async detail(id: string, language: Language): Promise<TestDetail> {
      return detailOf(await offeredForm(id), language)
    },

    /** Throws 404 for a form that is not on offer, 409 for another version or before the look-back has passed. */
    async submit(
      person: Person,
      body: TestAnswers,
      key: string | null,
      language: Language,
    ): Promise<TestResult> {
      await attempts.count(`tests:${person.id}`, submissionsPerPerson, 'identity.tooManyRequests')
      // Only the id is kept for a repeated call: the result itself stays under the person's key.
      const kept = await idempotency.once(
        { call: 'submitTest', actor: person, key, body },
        Kept,
        async (transaction) => {
          const form = await offeredForm(body.formId, catalogue(formStore(transaction)))
          if (form.version !== body.version) throw problem('tests.versionChanged', { status: 409 })
          const answers = readAnswers(form, body.answers)
          const id = randomUUID()
          const since = new Date(clock().getTime() - restOf(form, config.LIMITS_FACTOR))
          await book.add(transaction, person.id, id, since, (recent) => {
            const now = clock()
            const { availableFrom } = repeatOf(form, recent, now, config.LIMITS_FACTOR)
            if (availableFrom) throw tooEarly(availableFrom, now, language)
            return { takenAt: now, formId: form.id, version: form.version, answers }
          })
          await participation.record(transaction, {
            personId: person.id,
            customerId: person.customerId,
            kind: 'test',
          })
          await record(transaction, person, 'create')
          return { id }
        },
      )
      return result(person.id, kept.id, language)
    },

    async result(person: Person, id: string, language: Language): Promise<TestResult> {
      const found = await result(person.id, id, language)
      await recordRead(person, 'read', 1)
      return found
    },

    async results(
      person: Person,
      { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
      language: Language,
    ) {
      const all = await history(person.id)
      const shown = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
      const items = shown.map(({ form, entry, earlier }): TestResultSummary =>
        resultSummaryOf(form, entry, earlier, language),
      )
      await recordRead(person, 'read', items.length)
      return { items, pageIndex, pageSize, totalCount: all.length }
    },

    remove: (person: Person, id: string): Promise<void> =>
      database.transaction(async (transaction) => {
        if (!(await book.remove(transaction, person.id, id))) throw resultMissing()
        await record(transaction, person, 'delete')
      }),

    removeAll: (person: Person): Promise<number> =>
      database.transaction(async (transaction) => {
        const count = await book.removeAll(transaction, person.id)
        await record(transaction, person, 'delete', count)
        return count
      }),

    requestForms: (language: Language): RequestForm[] => requestForms(language),
  }
}
