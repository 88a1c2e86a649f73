import { contract } from '@avita/api-client/contract'
import * as fc from 'fast-check'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '../../database/schema.ts'
import { startApi } from '../../testing/start-api.ts'
import { soundsLikeDanger } from './crisis.ts'

const dangerous = [
  'intihar etmek istiyorum',
  'İNTİHAR',
  'INTIHARI düşünüyorum',
  'intiharla ilgili düşüncelerim var',
  'i n t i h a r',
  '1nt1har',
  'Kendimi öldürmek istiyorum',
  'kendimi oldurecegim',
  'kendime zarar veriyorum',
  'KENDİNE ZARAR VERİYOR',
  'kendimi kesiyorum',
  'kendimi asacağım',
  'Ölmek istiyorum',
  'olmek istiyorum artik',
  'ölmeyi düşünüyorum',
  'keşke ölsem',
  'Keşke hiç uyanmasam',
  'ölsem de kurtulsam',
  'canıma kıyacağım',
  'hayatıma son vermek istiyorum',
  'yaşamak istemiyorum',
  'yaşamanın anlamı kalmadı',
  'artık dayanamıyorum',
  'yok olmak istiyorum',
  'bensiz daha iyi olurlar',
  'veda mektubu yazdım',
  'bileklerimi kestim',
  'bütün hapları içtim',
  'köprüden atlayacağım',
  'eşim bana şiddet uyguluyor',
  'babam beni dövüyor',
  'tecavüze uğradım',
  'nefes alamıyorum',
  'kalp krizi geçiriyorum galiba',
  'I want to die',
  'i wanna die',
  'I am suicidal',
  'SUICIDE',
  'thinking of killing myself',
  "I'm going to kill myself",
  'I will end my life',
  'I want to end it all',
  "I don't want to live anymore",
  'i dont want to be here',
  'I can’t go on',
  'no reason to live',
  'they would be better off without me',
  'I wish I was dead',
  'wish i had never been born',
  'I hurt myself yesterday',
  'self-harm',
  'I took an overdose',
  'I took all my pills',
  'my husband hits me',
  'I was raped',
  'I am in danger',
  'k.i.l.l myself kill-my-self',
]

const harmless = [
  'Uykum çok düzensiz, ne yapabilirim?',
  'kendimi aşırı yorgun hissediyorum',
  'kendimi keşfetmek istiyorum',
  'iyi bir anne olmak istiyorum',
  'işte stres çok fazla',
  'çocuğum okula gitmek istemiyor',
  'beslenme hakkında bir yazı var mı',
  'yöneticimle konuşmakta zorlanıyorum',
  'bültenler nerede',
  'şiddetli baş ağrım var',
  'How can I sleep better?',
  'I want to live healthier',
  'how do I talk to my manager',
  'my team is killing it this quarter',
  'articles about parenting',
  'What does the programme cover?',
]

describe('words of danger', () => {
  test.each(dangerous)('“%s” is heard', (message) => {
    expect(soundsLikeDanger(message)).toBe(true)
  })

  test.each(harmless)('“%s” is not taken for it', (message) => {
    expect(soundsLikeDanger(message)).toBe(false)
  })

  const around = fc.constantFrom('', 'Merhaba, ', 'çok yorgunum ve ', 'hello, ', '... ', '\n')
  const after = fc.constantFrom('', '.', ' lütfen yardım', ' please', '!!!', ' :(')
  const spelled = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLocaleUpperCase('tr'),
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll('ı', 'i'),
    (text: string) => text.normalize('NFD'),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => text.replaceAll(' ', '  '),
    (text: string) => text.replaceAll(' ', ', '),
  )

  test('they are heard in any case and spelling, with or without Turkish letters, wherever they stand', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dangerous), around, after, spelled, (message, before, end, spell) => {
        expect(soundsLikeDanger(spell(`${before}${message}${end}`))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['ediyorum', 'etsem', 'edeceğim', 'ı', 'ın', 'lık', 'dan', 'i planlıyorum', 'mı etsem'])(
    'intihar takes the suffix or word “%s”',
    (suffix) => {
      expect(soundsLikeDanger(`intihar${suffix}`)).toBe(true)
      expect(soundsLikeDanger(`İntihar ${suffix}`)).toBe(true)
    },
  )

  test('no message takes long', () => {
    const begin = performance.now()
    for (const long of ['kendi '.repeat(170), 'a '.repeat(500), 'ölmek '.repeat(160), 'want to '.repeat(120)])
      soundsLikeDanger(long)
    expect(performance.now() - begin).toBeLessThan(200)
  })
})

const start = async () => {
  const api = await startApi()
  const ask = async (message: string, headers = {}) =>
    (await api.as('employee').post('/api/assistant/message', { message }, headers)).read(
      contract.askAssistant.answer,
    )
  return { api, ask }
}

test('danger is answered with the emergency card and nothing to read, in either language', async () => {
  const { ask } = await start()

  for (const headers of [{}, { 'accept-language': 'en' }]) {
    const answer = await ask('Artık yaşamak istemiyorum', headers)
    expect(answer).toMatchObject({ kind: 'emergency', readings: [] })
    expect(answer.emergency?.contacts[0]?.phone).toBe('112')
    expect(answer.steps.length).toBeGreaterThan(0)
  }
})

test('it says what it is, promises no confidentiality and hands over to 112 and to people', async () => {
  const { api, ask } = await start()
  const introduction = (await api.as('employee').get('/api/assistant', { 'accept-language': 'en' })).read(
    contract.assistant.answer,
  )

  expect(introduction.greeting).toContain('I am not a person')
  expect(introduction.rules.join(' ')).toMatch(/no diagnosis.*cannot promise complete confidentiality.*112/)
  const answer = await ask('merhaba')
  expect(answer).toMatchObject({ kind: 'nothingFound', emergency: null })
  expect(answer.notice).toContain('otomatik')
  expect(answer.steps[0]).toEqual({ title: 'Psikolog görüşmesi iste', path: '/kullanici/formlar' })
})

test('it points to what there is to read about the words, in the language of the page', async () => {
  const { ask } = await start()

  const inTurkish = await ask('Son zamanlarda uykuya dalmakta zorlanıyorum')
  const inEnglish = await ask('I have trouble falling asleep', { 'accept-language': 'en' })

  expect(inTurkish.kind).toBe('suggestions')
  expect(inTurkish.readings.map(({ title }) => title).join(' ')).toMatch(/uyku/i)
  for (const { path } of inTurkish.readings) expect(path).toMatch(/^\/(kullanici|blog)/)
  expect(inEnglish.kind).toBe('suggestions')
  for (const { path } of inEnglish.readings) expect(path).toMatch(/^\/en\//)
})

test('it offers the self-assessment on what somebody writes about, and none that is switched off', async () => {
  const { api, ask } = await start()
  const paths = async () => (await ask('Kaygılarım beni yoruyor')).readings.map(({ path }) => path)

  expect(await paths()).toContain('/kullanici/testler/gad-7')
  await api.as('editor').post('/api/admin/forms/gad-7/switch', { isOn: false })
  expect(await paths()).not.toContain('/kullanici/testler/gad-7')
  expect((await ask('otelde kalmak')).readings).toContainEqual({
    title: 'Otel talebi',
    path: '/kullanici/formlar/hotel-request',
  })
})

test('nothing of what somebody writes is kept or logged, whatever the answer', async () => {
  const { api, ask } = await start()
  const words = ['zümrütkaplumbağa', 'yalnızlıkdenizi']
  await ask(`${words[0]} ve uyku`)
  await ask(`${words[1]} intihar`)
  await api.as('employee').post('/api/assistant/message', { message: `${words[0]}`.repeat(100) })

  for (const table of Object.values(schema).filter((each) => is(each, PgTable))) {
    const { rows } = await api.database.execute(
      sql`select count(*)::int as found from ${table} as t where to_jsonb(t)::text ilike any (${sql.raw(
        `array['%zümrüt%', '%zumrut%', '%yalnızlıkdeniz%', '%yalnizlikdeniz%']`,
      )})`,
    )
    expect([getTableName(table), rows[0]?.['found']]).toEqual([getTableName(table), 0])
  }
  for (const word of [...words, 'zumrut', 'intihar']) expect(api.log()).not.toContain(word)
})

test('thirty ordinary messages in ten minutes are enough; danger is answered beyond', async () => {
  const { api, ask } = await start()
  for (let times = 0; times < 30; times += 1) await ask('merhaba')

  expect(await api.as('employee').post('/api/assistant/message', { message: 'merhaba' })).toBeProblem(
    429,
    'identity.tooManyRequests',
  )
  expect((await ask('intihar')).kind).toBe('emergency')
  expect(await api.as('customer').post('/api/assistant/message', { message: 'x' })).toBeProblem(
    403,
    'access.pageDenied',
  )
})
