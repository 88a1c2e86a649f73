import { setTimeout as sleep } from 'node:timers/promises'
import {
  contract,
  KeptTest,
  TestDetail,
  TestQuestions,
  TestResult,
  TestSummary,
} from '@avita/api-client/contract'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import * as schema from '../../database/schema.ts'
import { personalDataSources } from '../../personal-data-sources.ts'
import { startApi, type Who } from '../../testing/start-api.ts'
import { outbox } from '../../delivery/schema.ts'
import { answerBook } from './answer-book.ts'
import { packs } from './packs/index.ts'
import { personBoxes } from './person-box.ts'
import { testKeys, testResults } from './schema.ts'

const api = await startApi()

/** Each test begins with nobody having taken anything. */
const clear = async () => {
  await api.database.execute(
    sql`truncate test_results, test_keys, test_switches, test_licences, reflections, reflection_versions, idempotency_keys, participation_facts, attempts`,
  )
}
beforeEach(clear)

const english = { 'accept-language': 'en' }
const turkish = { 'accept-language': 'tr' }
const day = 86_400

const sheet = (values: readonly (number | null)[], prefix = 'phq') =>
  values.map((value, index) => ({ questionId: `${prefix}${index + 1}`, value }))

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

const submission = (formId: string, answers: readonly { questionId: string; value: number | null }[]) => ({
  formId,
  version: 1,
  answers,
})

const phq9 = (...values: readonly (number | null)[]) => submission('phq-9', sheet(values))

const submit = async (who: Who, body: object, headers: Record<string, string> = english) =>
  api.as(who).post('/api/form', body, headers)

const personId = async (username: string): Promise<string> => {
  const { rows } = await api.database.execute(sql`select id from users where username = ${username}`)
  return String(rows[0]?.['id'])
}

const resultsOf = async (who: Who) =>
  (await api.as(who).get('/api/form/results', english)).read(contract.testResults.answer)

/** Every row of every table, as text, by table. */
const everything = async () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  const rows = await Promise.all(
    tables.map(async (table) => {
      const { rows: found } = await api.database.execute(sql`select ${table}::text as row from ${table}`)
      return found.map((row) => ({ table: getTableName(table), row: String(row['row']) }))
    }),
  )
  return rows.flat()
}

test('the list offers the scales and the reflections in the reader’s language, and nothing that is held back', async () => {
  const inEnglish = (await api.as('employee').get('/api/form/14', english)).read(z.array(TestSummary))
  const inTurkish = (await api.as('employee').get('/api/form/14', turkish)).read(z.array(TestSummary))

  expect(inEnglish.map(({ id }) => id)).toEqual(
    packs.filter(({ kind }) => kind !== 'heldBack').map(({ id }) => id),
  )
  expect(inEnglish.find(({ id }) => id === 'phq-9')).toMatchObject({
    kind: 'scale',
    title: 'Mood (PHQ-9)',
    lookBackDays: 14,
    lastTakenAt: null,
    availableFrom: null,
  })
  expect(inTurkish.find(({ id }) => id === 'phq-9')?.title).toBe('Ruh hâli (PHQ-9)')
  expect(inTurkish.filter(({ kind }) => kind === 'reflection')).toHaveLength(7)
})

test('questions come in the words of their version, details with source, licence and limits', async () => {
  const questions = (await api.as('employee').get('/api/form/questions/gad-7', english)).read(TestQuestions)
  const detail = (await api.as('employee').get('/api/form/gad-7/detail', turkish)).read(TestDetail)

  expect(questions).toMatchObject({ version: 1, preferNotToAnswer: 'Prefer not to answer' })
  expect(questions.questions[0]).toEqual({
    id: 'gad1',
    text: 'Feeling nervous, anxious, or on edge',
    options: [
      { value: 0, label: 'Not at all' },
      { value: 1, label: 'Several days' },
      { value: 2, label: 'More than half the days' },
      { value: 3, label: 'Nearly every day' },
    ],
  })
  expect(detail.citation).toContain('Arch Intern Med 2006')
  expect(detail.licence).toContain('izin gerekmez')
  expect(detail.wording).toContain('ürün için yapılmış çeviridir')
  expect(detail.studies.join(' ')).toContain('Konkan')
  expect(detail.change).toContain('6 puan')
  expect(detail.notDiagnosis).toContain('tanı değildir')
  // Nobody has reviewed it, and nobody is said to have.
  expect(detail).toMatchObject({ reviewer: null, reviewedOn: null })
  for (const path of ['/api/form/questions/mbi', '/api/form/mbi/detail'])
    expect(await api.as('employee').get(path)).toBeProblem(404, 'content.notFound')
})

test.each(['who-5', 'cbi', 'hse-indicator', 'core-10', 'cfpb-wellbeing', 'audit-c', 'asrs'])(
  '%s can be neither listed nor asked nor submitted, not even with a permission on file',
  async (id) => {
    const refused = async () => {
      const listed = (await api.as('employee').get('/api/form/14')).read(z.array(TestSummary))
      expect(listed.map((form) => form.id)).not.toContain(id)
      expect(await api.as('employee').get(`/api/form/questions/${id}`)).toBeProblem(404, 'content.notFound')
      expect(await api.as('employee').get(`/api/form/${id}/detail`)).toBeProblem(404, 'content.notFound')
      expect(await submit('employee', submission(id, sheet([1])))).toBeProblem(404, 'content.notFound')
      expect(await api.database.$count(testResults)).toBe(0)
    }
    await refused()

    const permission = {
      holder: 'The owner',
      reference: 'Letter 7',
      terms: 'May be shown.',
      grantedOn: '2026-03-02',
    }
    const filed = await api.as('editor').post(`/api/admin/forms/${id}/licence`, permission)
    expect(filed.status).toBe(200)
    const switched = await api.as('editor').post(`/api/admin/forms/${id}/switch`, { isOn: true })
    expect(switched).toBeProblem(409, 'tests.wordsHeldBack')
    await refused()
  },
)

test('a complete sheet is answered with score, band, meaning, one next step, source, and “not a diagnosis”', async () => {
  const answer = await submit('employee', phq9(3, 3, 3, 3, 2, 0, 0, 0, 0))
  const result = answer.read(TestResult)

  expect(result).toMatchObject({
    formId: 'phq-9',
    kind: 'scale',
    score: { value: 14, lowest: 0, highest: 27 },
    band: { id: 'moderate', label: 'Medium level' },
    change: null,
    emergency: null,
  })
  expect(result.means).toContain('last two weeks')
  expect(result.doesNotMean).toContain('does not mean that you have an illness')
  expect(result.nextStep).toContain('psychologist')
  expect(result.source).toContain('Kroenke')
  expect(result.notDiagnosis).toContain('not a diagnosis')
  expect(result.safety).toContain('112')

  const again = await api.as('employee').get(`/api/form/results/${result.id}`, turkish)
  expect(again.read(TestResult)).toMatchObject({ score: result.score, band: { label: 'Orta düzey' } })
})

test.each([
  ['every other answer at 0', [...zeros(8), 1]],
  ['another answer left out', [0, null, 0, 0, 0, 0, 0, 0, 2]],
  ['nothing else answered', [...Array.from({ length: 8 }, () => null), 3]],
  ['the highest total', Array.from({ length: 9 }, () => 3)],
] as const)('PHQ-9 item 9 above 0 with %s: the emergency card, at once and later', async (_, values) => {
  const before = await api.database.$count(outbox)
  const result = (await submit('employee', phq9(...values))).read(TestResult)

  expect(result.emergency?.contacts.map(({ phone }) => phone)).toEqual(['112', '183'])
  expect(result.score === null).toBe(values.some((value) => value === null))
  const later = await api.as('employee').get(`/api/form/results/${result.id}`, turkish)
  expect(later.read(TestResult).emergency?.text).toContain('112')
  expect((await resultsOf('employee')).items[0]?.hasEmergencyCard).toBe(true)
  expect(await api.database.$count(outbox)).toBe(before)
})

test('item 9 at 0 or left out opens no card', async () => {
  expect((await submit('employee', phq9(...zeros(9)))).read(TestResult).emergency).toBeNull()
  const left = await submit('colleague', phq9(3, 3, 3, 3, 3, 3, 3, 3, null))
  expect(left.read(TestResult)).toMatchObject({ emergency: null, score: null, band: null })
})

test('a question left out, by “prefer not to answer” or by not sending it, means no score and no band', async () => {
  for (const [who, answers] of [
    ['employee', sheet([3, 3, 3, 3, 3, 3, null], 'gad')],
    ['colleague', sheet([3, 3, 3, 3, 3, 3], 'gad')],
  ] as const) {
    const result = (await submit(who, submission('gad-7', answers))).read(TestResult)
    expect(result).toMatchObject({ score: null, band: null, change: null })
    expect(result.means).toBe('Some questions were left out, so no score was worked out.')
    expect(result.answers.at(-1)?.answer).toBeNull()
  }
})

test('the difficulty question of the PHQ-9 is asked and never counted', async () => {
  const body = phq9(1, 1, 1, 1, 1, 0, 0, 0, 0)
  const withDifficulty = { ...body, answers: [...body.answers, { questionId: 'difficulty', value: 3 }] }
  const result = (await submit('employee', withDifficulty)).read(TestResult)

  expect(result.score?.value).toBe(5)
  expect(result.answers.at(-1)?.answer).toBe('Extremely difficult')
})

test('what fits no question or no option is named, and nothing is kept', async () => {
  const refused = [
    [phq9(4), 'body.answers.0.value', 'tests.optionUnknown'],
    [
      submission('phq-9', [{ questionId: 'gad1', value: 1 }]),
      'body.answers.0.questionId',
      'tests.questionUnknown',
    ],
    [
      submission('phq-9', [
        { questionId: 'phq1', value: 1 },
        { questionId: 'phq1', value: 2 },
      ]),
      'body.answers.1.questionId',
      'tests.questionTwice',
    ],
    [phq9(null, null), 'body.answers', 'tests.nothingAnswered'],
    [submission('phq-9', []), 'body.answers', 'tests.nothingAnswered'],
  ] as const
  for (const [body, field, code] of refused) {
    const answer = await submit('employee', body)
    expect(answer).toBeProblem(400, 'request.invalid')
    expect(answer.body).toMatchObject({ errors: [{ field, code }] })
  }
  const hostile = [
    { ...phq9(1), personId: crypto.randomUUID() },
    { ...phq9(1), score: 27 },
    { ...phq9(1), answers: [{ questionId: 'phq1', value: '1' }] },
    { ...phq9(1), answers: [{ questionId: 'phq1', value: 1.5 }] },
    { ...phq9(1), answers: sheet(zeros(61)) },
    { ...phq9(1), formId: "phq-9'; drop table users" },
    { ...phq9(1), version: '1' },
  ]
  for (const body of hostile) expect(await submit('employee', body)).toBeProblem(400, 'request.invalid')
  expect(await submit('employee', { ...phq9(1), version: 2 })).toBeProblem(409, 'tests.versionChanged')
  expect(await api.database.$count(testResults)).toBe(0)
  expect(await api.database.$count(testKeys)).toBe(0)
})

test('the same form again before its look-back has passed is refused with the day, by the server’s clock', async () => {
  await submit('employee', phq9(...zeros(9)))
  const early = await submit('employee', phq9(...zeros(8), 3))

  expect(early).toBeProblem(409, 'tests.tooEarly')
  expect(early.text).toMatch(/\d{4}/)
  expect(early.text).toContain('112')
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(13.9 * day)
  const listed = (await api.as('employee').get('/api/form/14')).read(z.array(TestSummary))
  const own = listed.find(({ id }) => id === 'phq-9')
  expect(Date.parse(own?.availableFrom ?? '') - Date.parse(own?.lastTakenAt ?? '')).toBe(14 * day * 1000)
  expect(await api.database.$count(testResults)).toBe(1)
  // Another form, and another person, are free.
  expect((await submit('employee', submission('phq-2', sheet([0, 0])))).status).toBe(200)
  expect((await submit('colleague', phq9(...zeros(9)))).status).toBe(200)
})

test.each([
  ['phq-9', sheet(zeros(9)), 14],
  ['gad-7', sheet(zeros(7), 'gad'), 14],
  ['k6', sheet(zeros(6), 'k'), 30],
  [
    'k10',
    sheet(
      zeros(10).map(() => 1),
      'k',
    ),
    30,
  ],
  ['swls', sheet([4, 4, 4, 4, 4], 'swls'), 1],
] as const)('%s can be taken again once its days have passed, and not before', async (id, answers, days) => {
  expect((await submit('employee', submission(id, answers))).status).toBe(200)
  const moveBack = (seconds: number) =>
    api.database.update(testResults).set({ takenAt: sql`taken_at - make_interval(secs => ${seconds})` })

  await moveBack(days * day - 60)
  expect(await submit('employee', submission(id, answers))).toBeProblem(409, 'tests.tooEarly')
  await moveBack(60)
  expect((await submit('employee', submission(id, answers))).status).toBe(200)
})

test('a load run may shorten the rest of a form, as it does every other limit', async () => {
  const loaded = await startApi({ LIMITS_FACTOR: '1000000000' })
  for (let count = 0; count < 3; count += 1)
    expect((await loaded.as('employee').post('/api/form', phq9(...zeros(9)))).status).toBe(200)
})

test('of twenty submissions at once one is kept', async () => {
  // The person has a key already: what keeps the twenty apart is that it is held, not that it is being made.
  await submit('employee', submission('phq-2', sheet([0, 0])))
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit('employee', phq9(...zeros(9)))))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await api.database.$count(testResults)).toBe(2)
})

test('a submission waits for the one before it, and then sees it', async () => {
  await submit('employee', submission('phq-2', sheet([0, 0])))
  const person = await personId('employee')
  const entry = { takenAt: new Date(), formId: 'phq-9', version: 1, answers: new Map([['phq1', 0]]) }
  const meanwhile: Promise<unknown>[] = []
  await api.database.transaction(async (transaction) => {
    await answerBook(personBoxes(api.deps.vault)).add(
      transaction,
      person,
      crypto.randomUUID(),
      new Date(0),
      () => entry,
    )
    meanwhile.push(submit('employee', phq9(...zeros(9))))
    await sleep(300)
  })

  expect(await meanwhile[0]).toBeProblem(409, 'tests.tooEarly')
  expect(await api.database.$count(testResults)).toBe(2)
})

test('the same key again answers with the same result, and the kept answer holds nothing but its id', async () => {
  const headers = { ...english, 'idempotency-key': 'a-key-of-the-form' }
  const first = await submit('employee', phq9(...zeros(8), 1), headers)
  const second = await submit('employee', phq9(...zeros(8), 1), headers)

  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(await submit('employee', phq9(...zeros(9)), headers)).toBeProblem(422, 'request.keyReused')
  expect(await api.database.$count(testResults)).toBe(1)
  const { rows } = await api.database.execute(sql`select sealed_answer from idempotency_keys`)
  expect(rows.map((row) => api.deps.vault.unseal(String(row['sealed_answer'])))).toEqual([
    JSON.stringify({ id: first.read(TestResult).id }),
  ])
})

test('results are the person’s own: for others they are not there, and cannot be deleted', async () => {
  const mine = (await submit('employee', phq9(...zeros(9)))).read(TestResult)

  for (const who of ['colleague', 'hr', 'editor', 'admin', 'psychologist', 'employee2'] as const) {
    expect(await api.as(who).get(`/api/form/results/${mine.id}`)).toBeProblem(404, 'tests.resultNotFound')
    expect(await api.as(who).delete(`/api/form/results/${mine.id}`)).toBeProblem(404, 'tests.resultNotFound')
    expect((await api.as(who).delete('/api/form/results')).body).toEqual({ deleted: 0 })
    expect((await resultsOf(who)).items).toEqual([])
  }
  const nowhere = await api.as('employee').get(`/api/form/results/${crypto.randomUUID()}`)
  expect(nowhere).toBeProblem(404, 'tests.resultNotFound')
  expect((await resultsOf('employee')).items.map(({ id }) => id)).toEqual([mine.id])
})

test('every read and change of results stands in the log of the person, and says nothing of the test', async () => {
  const employee = await personId('employee')
  // The same reading is written once a minute: those of the tests before this one are over.
  api.waitSeconds(61)
  const since = api.deps.clock().toISOString()
  const { id } = (await submit('employee', phq9(...zeros(9)))).read(TestResult)
  await api.as('employee').get(`/api/form/results/${id}`)
  await resultsOf('employee')
  await api.as('colleague').get(`/api/form/results/${id}`)
  await api.as('employee').delete(`/api/form/results/${id}`)

  const { rows } = await api.database.execute(
    sql`select actor_id, action, reason, details from audit_entries where subject_id = ${employee} and at >= ${since} order by position`,
  )
  expect(rows).toEqual(
    [
      ['create', '{"count":1}'],
      ['read', '{"count":1,"seconds":60}'],
      ['delete', '{"count":1}'],
    ].map(([act, details]) => ({
      actor_id: employee,
      action: `testResult.${act}`,
      reason: null,
      details,
    })),
  )
})

test('results come newest first, page by page', async () => {
  const first = (await submit('employee', phq9(...zeros(9)))).read(TestResult)
  api.waitSeconds(60)
  const second = (await submit('employee', submission('phq-2', sheet([1, 1])))).read(TestResult)

  const all = await resultsOf('employee')
  expect(all.items.map(({ id }) => id)).toEqual([second.id, first.id])
  const page = await api.as('employee').get('/api/form/results?pageIndex=2&pageSize=1')
  expect(page.read(contract.testResults.answer)).toMatchObject({ items: [{ id: first.id }], totalCount: 2 })
})

const twice = async (formId: string, first: readonly number[], second: readonly number[], prefix: string) => {
  await submit('employee', submission(formId, sheet(first, prefix)))
  // Moves the first answer into the past instead of the clock forward: the session goes on.
  await api.database.update(testResults).set({ takenAt: sql`taken_at - interval '40 days'` })
  const answer = await submit('employee', submission(formId, sheet(second, prefix)))
  return answer.read(TestResult).change
}

test('a change is better or worse only beyond the noise, and says whose word that is', async () => {
  const better = await twice('phq-9', [3, 3, 3, 3, 2, 0, 0, 0, 0], [3, 3, 3, 0, 0, 0, 0, 0, 0], 'phq')
  expect(better).toMatchObject({ direction: 'better', earlierScore: 14 })
  expect(better?.source).toContain('Med Care 2004')
  const small = await twice('phq-9', [3, 3, 3, 0, 0, 0, 0, 0, 0], [3, 3, 3, 3, 1, 0, 0, 0, 0], 'phq')
  expect(small?.direction).toBe('noClearChange')
  const unsourced = await twice('k6', [0, 0, 0, 0, 0, 0], [4, 4, 4, 4, 4, 4], 'k')
  expect(unsourced).toMatchObject({ direction: 'notJudged', source: null })
})

test('a form without a total answers question by question', async () => {
  const answers = ['satisfied', 'worthwhile', 'happy', 'anxious'].map((questionId) => ({
    questionId,
    value: 6,
  }))
  const result = (await submit('employee', submission('ons4', answers))).read(TestResult)

  expect(result).toMatchObject({ score: null, band: null })
  expect(result.parts.map(({ questionId, band }) => [questionId, band.id])).toEqual([
    ['satisfied', 'medium'],
    ['worthwhile', 'medium'],
    ['happy', 'medium'],
    ['anxious', 'high'],
  ])
})

test('a reflection answers with tips by answer, and with no score', async () => {
  const answers = ['rhythm', 'evening', 'screen', 'thoughts', 'rested'].map((questionId, index) => ({
    questionId,
    value: index % 3,
  }))
  const result = (await submit('employee', submission('reflection-sleep', answers))).read(TestResult)

  expect(result).toMatchObject({ kind: 'reflection', score: null, band: null, parts: [], change: null })
  expect(result.tips).toHaveLength(5)
  expect(result.tips[2]?.tip).toBe('A bed without a phone works for you; leave it that way.')
  expect(result.doesNotMean).toContain('not a validated scale')
})

test('nothing in any table or in the log tells what a person took or answered', async () => {
  const person = await personId('employee')
  const before = new Set((await everything()).map(({ row }) => row))
  const answered = await submit('employee', phq9(3, 2, 1, 3, 2, 1, 3, 2, 1), {
    ...english,
    'idempotency-key': 'grep-for-the-answers',
  })
  const result = answered.read(TestResult)
  await submit('employee', phq9(3, 2, 1, 3, 2, 1, 3, 2, 1))
  await submit('employee', phq9(9))
  await api.as('employee').get(`/api/form/results/${result.id}`)
  await api.as('employee').get('/api/form/phq-9/detail')

  const written = (await everything()).filter(({ row }) => !before.has(row))
  const tables = new Set(written.map(({ table }) => table))
  expect(tables).toContain('test_results')
  expect(tables).toContain('participation_facts')
  const telling = [
    'phq',
    'Mood',
    'Ruh hâli',
    ...result.answers.flatMap(({ question, answer }) => [question, answer ?? question]),
    ...packs.flatMap((pack) =>
      pack.id === 'phq-9' && pack.kind === 'scale' ? pack.items.map(({ text }) => text.tr) : [],
    ),
    'moderate',
    'Medium level',
    '3,2,1,3',
  ]
  // What is sealed is random letters, three of which may make a name by chance.
  for (const { row } of written)
    for (const word of telling) expect(row.replaceAll(/[\w-]{40,}/g, '…')).not.toContain(word)
  const log = api.log()
  for (const word of [...telling, person, result.id]) expect(log).not.toContain(word)
  // Participation says that somebody took part in tests in a quarter, and not who.
  const facts = written.filter(({ table }) => table === 'participation_facts')
  for (const { row } of facts) expect(row).not.toContain(person)
})

test('rows are equally long whatever was answered, and open for nobody else and nowhere else', async () => {
  await submit('employee', phq9(...zeros(9)))
  await submit('employee', submission('phq-2', sheet([3, 3])))
  await submit('colleague', submission('phq-15', sheet(zeros(15), 'phq15-')))
  const rows = await api.database.select().from(testResults)
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
  expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(3)

  // A row that is moved to another place no longer opens: here the two of one person are exchanged.
  await api.database.execute(sql`
    update test_results set sealed = (select sealed from test_results other where other.person_id = test_results.person_id and other.id <> test_results.id)
    where person_id = ${await personId('employee')}`)
  expect(await api.as('employee').get('/api/form/results')).toBeProblem(500, 'service.failed')
  expect((await resultsOf('colleague')).items).toHaveLength(1)
})

test('deleting one result leaves the others; deleting all throws the key away as well', async () => {
  const one = (await submit('employee', phq9(...zeros(9)))).read(TestResult)
  const other = (await submit('employee', submission('phq-2', sheet([0, 0])))).read(TestResult)
  await submit('colleague', phq9(...zeros(9)))

  expect((await api.as('employee').delete(`/api/form/results/${one.id}`)).body).toEqual({ deleted: true })
  expect((await resultsOf('employee')).items.map(({ id }) => id)).toEqual([other.id])
  // What is deleted leaves no trace, so the form is free again.
  expect((await submit('employee', phq9(...zeros(9)))).status).toBe(200)

  expect((await api.as('employee').delete('/api/form/results')).body).toEqual({ deleted: 2 })
  expect((await resultsOf('employee')).items).toEqual([])
  const person = await personId('employee')
  const keys = await api.database.select({ personId: testKeys.personId }).from(testKeys)
  expect(keys.map((row) => row.personId)).not.toContain(person)
  expect((await resultsOf('colleague')).items).toHaveLength(1)
})

test('without the key the rows are noise, even for whoever has the secret', async () => {
  await submit('employee', phq9(...zeros(9)))
  const person = await personId('employee')
  const kept = await api.database.select().from(testResults)
  await api.database.delete(testKeys)

  expect((await resultsOf('employee')).items).toEqual([])
  // A new key made for the same person opens none of the old rows.
  await api.database.transaction((transaction) => personBoxes(api.deps.vault).hold(transaction, person))
  await expect(answerBook(personBoxes(api.deps.vault)).all(api.database, person)).rejects.toThrow(
    'does not open',
  )
  expect(kept).toHaveLength(1)
})

test('the export has everything in both languages, the erasure leaves neither rows nor key', async () => {
  await submit('employee', phq9(...zeros(8), 1))
  const person = await personId('employee')
  const source = personalDataSources(api.deps).find(({ name }) => name === 'testResults')
  const exported = JSON.stringify(await source?.exportFor(api.database, person))

  expect(exported).toContain('"formId":"phq-9"')
  expect(exported).toContain('Thoughts that you would be better off dead')
  expect(exported).toContain('Ölmüş olsanız')
  expect(await api.database.transaction(async (transaction) => source?.eraseFor(transaction, person))).toBe(1)
  expect(await api.database.$count(testResults)).toBe(0)
  expect(await api.database.$count(testKeys)).toBe(0)
})

test('beyond the limit of an hour nothing more is taken', async () => {
  const bad = submission('phq-9', [])
  for (let count = 0; count < 60; count += 1) expect((await submit('employee', bad)).status).toBe(400)
  const answer = await submit('employee', phq9(...zeros(9)))

  expect(answer).toBeProblem(429, 'identity.tooManyRequests')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await api.database.$count(testResults)).toBe(0)
})

test('the request forms are listed in the reader’s language', async () => {
  const forms = (await api.as('employee').get('/api/forms', english)).read(contract.requestForms.answer)
  expect(forms.map(({ id }) => id)).toEqual(['psychological-request', 'hotel-request'])
})

const aReflection = (parts: object = {}) => ({
  title: { tr: 'Hafta sonu değerlendirmesi', en: 'Weekend reflection' },
  intro: { tr: 'Hafta sonunuza bakın.', en: 'Look at your weekend.' },
  minutes: 1,
  lookBackDays: 7,
  options: [{ label: { tr: 'Hayır', en: 'No' } }, { label: { tr: 'Evet', en: 'Yes' } }],
  questions: [
    {
      text: { tr: 'Dinlendim.', en: 'I rested.' },
      tips: [
        { options: [0], text: { tr: 'Bir saat ayırın.', en: 'Keep an hour free.' } },
        { options: [1], text: { tr: 'Böyle sürsün.', en: 'Go on like this.' } },
      ],
    },
  ],
  ...parts,
})

test('the back office sees every pack with its state, and switches a green one off and on again', async () => {
  const list = async () => (await api.as('editor').get('/api/admin/forms', english)).read(z.array(KeptTest))
  const of = async (id: string) => (await list()).find((form) => form.id === id)

  expect(await list()).toHaveLength(27)
  expect(await of('phq-9')).toMatchObject({
    isOn: true,
    verdict: 'green',
    version: 1,
    reviewer: null,
    reviewedOn: null,
  })
  expect(await of('who-5')).toMatchObject({ isOn: false, verdict: 'amber', kind: 'heldBack' })
  expect((await of('who-5'))?.needs).toContain('permission')

  const taken = (await submit('employee', phq9(...zeros(9)))).read(TestResult)
  await api.as('editor').post('/api/admin/forms/phq-9/switch', { isOn: false })
  expect((await of('phq-9'))?.isOn).toBe(false)
  expect(await api.as('employee').get('/api/form/questions/phq-9')).toBeProblem(404, 'content.notFound')
  expect(await submit('colleague', phq9(...zeros(9)))).toBeProblem(404, 'content.notFound')
  // What was answered stays readable.
  expect((await api.as('employee').get(`/api/form/results/${taken.id}`)).status).toBe(200)
  await api.as('editor').post('/api/admin/forms/phq-9/switch', { isOn: true })
  expect((await api.as('employee').get('/api/form/questions/phq-9')).status).toBe(200)
})

test('a permission is filed for an amber pack only, and shows in the list', async () => {
  const entry = { holder: 'WHO', reference: 'Ref 12', terms: 'Use granted.', grantedOn: '2026-05-01' }
  expect((await api.as('editor').post('/api/admin/forms/who-5/licence', entry)).status).toBe(200)
  expect(await api.as('editor').post('/api/admin/forms/gad-7/licence', entry)).toBeProblem(
    409,
    'tests.licenceNotNeeded',
  )
  expect(await api.as('editor').post('/api/admin/forms/mbi/licence', entry)).toBeProblem(
    404,
    'content.notFound',
  )
  expect(await api.as('employee').post('/api/admin/forms/who-5/licence', entry)).toBeProblem(
    403,
    'access.actionDenied',
  )

  const list = (await api.as('editor').get('/api/admin/forms')).read(z.array(KeptTest))
  expect(list.find(({ id }) => id === 'who-5')).toMatchObject({ licencesFiled: [entry], isOn: false })
})

test('an editor’s reflection: draft, published, changed, archived, deleted; answers keep their words', async () => {
  const editor = api.as('editor')
  const created = (await editor.post('/api/admin/reflections', aReflection())).read(
    contract.createReflection.answer,
  )
  const { id } = created
  const offered = async () =>
    (await api.as('employee').get('/api/form/14', english))
      .read(z.array(TestSummary))
      .find((form) => form.id === id)
  expect(created).toMatchObject({ state: 'draft', latestVersion: 1, publishedVersion: null })
  expect(await offered()).toBeUndefined()
  expect(await api.as('employee').get(`/api/form/questions/${id}`)).toBeProblem(404, 'content.notFound')

  await editor.post(`/api/admin/reflections/${id}/publish`, { version: 1 })
  expect(await offered()).toMatchObject({ kind: 'reflection', title: 'Weekend reflection' })
  const detail = (await api.as('employee').get(`/api/form/${id}/detail`)).read(TestDetail)
  expect(detail).toMatchObject({ reviewer: null, reviewedOn: null })
  const answer = await submit('employee', submission(id, [{ questionId: 'q1', value: 0 }]))
  const result = answer.read(TestResult)
  expect(result.tips.map(({ tip }) => tip)).toEqual(['Keep an hour free.'])

  const changed = aReflection({ intro: { tr: 'Yeni giriş.', en: 'A new intro.' } })
  const saved = (await editor.patch(`/api/admin/reflections/${id}`, { version: 1, text: changed })).read(
    contract.updateReflection.answer,
  )
  expect(saved).toMatchObject({ latestVersion: 2, publishedVersion: 1 })
  expect((await offered())?.intro).toBe('Look at your weekend.')
  await editor.post(`/api/admin/reflections/${id}/publish`, { version: 2 })
  expect((await offered())?.intro).toBe('A new intro.')
  const old = await submit('colleague', submission(id, [{ questionId: 'q1', value: 0 }]))
  expect(old).toBeProblem(409, 'tests.versionChanged')

  await editor.post(`/api/admin/reflections/${id}/archive`)
  expect(await offered()).toBeUndefined()
  expect((await editor.delete(`/api/admin/reflections/${id}`)).body).toEqual({ deleted: true })
  expect(await editor.get(`/api/admin/reflections/${id}`)).toBeProblem(404, 'content.notFound')
  for (const act of [
    await editor.post(`/api/admin/reflections/${id}/publish`, { version: 2 }),
    await editor.patch(`/api/admin/reflections/${id}`, { version: 2, text: aReflection() }),
  ])
    expect(act).toBeProblem(404, 'content.notFound')
  const kept = await api.as('employee').get(`/api/form/results/${result.id}`, english)
  expect(kept.read(TestResult)).toMatchObject({ version: 1, title: 'Weekend reflection', score: null })
})

test('of two editors who change the same words the slower one is told so, and nobody publishes words unseen', async () => {
  const editor = api.as('editor')
  const { id } = (await editor.post('/api/admin/reflections', aReflection())).read(
    contract.createReflection.answer,
  )
  const of = `/api/admin/reflections/${id}`
  const intro = (words: string) => aReflection({ intro: { tr: words, en: words } })

  const answers = await Promise.all(
    ['First', 'Second'].map((words) => editor.patch(of, { version: 1, text: intro(words) })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toBeProblem(409, 'content.changedMeanwhile')
  expect((await editor.get(of)).body).toEqual(answers.find(({ status }) => status === 200)?.body)

  expect(await editor.post(`${of}/publish`, { version: 1 })).toBeProblem(409, 'content.changedMeanwhile')
  expect((await editor.get(of)).body).toMatchObject({ state: 'draft', publishedVersion: null })
  expect((await editor.post(`${of}/publish`, { version: 2 })).body).toMatchObject({
    state: 'published',
    publishedVersion: 2,
  })
  expect(await editor.post(`${of}/publish`)).toBeProblem(400, 'request.invalid')
  const untitled = await editor.patch(of, { version: 2, text: aReflection({ title: { tr: 'a', en: 'a' } }) })
  expect(untitled).toBeProblem(400, 'request.invalid')
  expect(untitled.text).toContain('body.text.title.tr')
})

test('a draft that was never out goes whole', async () => {
  const { id } = (await api.as('editor').post('/api/admin/reflections', aReflection())).read(
    contract.createReflection.answer,
  )
  expect((await api.as('editor').delete(`/api/admin/reflections/${id}`)).status).toBe(200)
  const { rows } = await api.database.execute(sql`select 1 from reflection_versions`)
  expect(rows).toEqual([])
})

test('a question on self-harm in an editor’s reflection opens the emergency card too', async () => {
  const [question] = aReflection().questions
  const { id } = (
    await api
      .as('editor')
      .post('/api/admin/reflections', aReflection({ questions: [{ ...question, asksAboutSelfHarm: true }] }))
  ).read(contract.createReflection.answer)
  await api.as('editor').post(`/api/admin/reflections/${id}/publish`, { version: 1 })
  const answer = async (who: Who, value: number) =>
    (await submit(who, submission(id, [{ questionId: 'q1', value }]))).read(TestResult).emergency

  expect(await answer('employee', 0)).toBeNull()
  expect((await answer('colleague', 1))?.contacts[0]?.phone).toBe('112')
})

test.each([
  [
    'no “reflection” in its title',
    { title: { tr: 'Hafta sonu', en: 'Weekend' } },
    'tests.titleNeedsReflection',
  ],
  [
    'a test’s name',
    { title: { tr: 'PHQ değerlendirmesi', en: 'PHQ reflection' } },
    'tests.titleNamesInstrument',
  ],
  [
    'a number',
    { title: { tr: 'Uyku 9 değerlendirmesi', en: 'Sleep 9 reflection' } },
    'tests.titleNamesInstrument',
  ],
  [
    'the word test',
    { title: { tr: 'Uyku testi değerlendirmesi', en: 'Sleep test reflection' } },
    'tests.titleNamesInstrument',
  ],
  [
    'a tip for an option that is not there',
    {
      questions: [{ text: { tr: 'a', en: 'a' }, tips: [{ options: [5], text: { tr: 'a', en: 'a' } }] }],
    },
    'tests.optionUnknown',
  ],
  ['only one language', { intro: { tr: 'Yalnız Türkçe', en: '  ' } }, 'tests.textMissing'],
  ['a score', { bands: [] }, 'field.unknown'],
] as const)('a reflection with %s is refused, and none is kept', async (_, parts, code) => {
  const answer = await api.as('editor').post('/api/admin/reflections', aReflection(parts))

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.text).toContain(code)
  const { rows } = await api.database.execute(sql`select 1 from reflections`)
  expect(rows).toEqual([])
})
