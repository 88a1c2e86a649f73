import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearDifference, directionOf } from './change.ts'
import { currentPacks } from './catalogue.ts'
import { digestOf } from './digest.ts'
import frozen from './frozen.json' with { type: 'json' }
import {
  type Form,
  type HeldBackPack,
  optionsOf,
  type Reflection,
  type Scale,
  type SumScale,
} from './pack.ts'
import { packs } from './packs/index.ts'
import { phq9 } from './packs/phq-9/pack.ts'
import { swls } from './packs/swls/pack.ts'
import { gad7 } from './packs/gad-7/pack.ts'
import { k6 } from './packs/k6/pack.ts'
import { bandAt, bandsOf, needsEmergencyCard, rangeOf, scoreOf } from './scoring.ts'
import { changeTexts, notDiagnosis } from './texts.ts'

const scales = packs.filter((pack): pack is Scale => pack.kind === 'scale')
const sums = scales.filter((pack): pack is SumScale => pack.scoring === 'sum')
const reflections = packs.filter((pack): pack is Reflection => pack.kind === 'reflection')
const heldBack = packs.filter((pack): pack is HeldBackPack => pack.kind === 'heldBack')
const named = <Some extends { readonly id: string; readonly version: number }>(some: readonly Some[]) =>
  some.map((pack) => [`${pack.id}, version ${pack.version}`, pack] as const)

const answersOf = (pack: Form, values: readonly (number | null)[]) =>
  new Map(pack.items.map(({ id }, index) => [id, values[index] ?? null]))

/** Any complete set of answers. */
const complete = (pack: Form) =>
  fc.tuple(...pack.items.map((item) => fc.constantFrom(...optionsOf(pack, item).map(({ value }) => value))))

describe('the packs', () => {
  test('are those of the reference: thirteen scales, seven reflections, seven held back', () => {
    expect(scales.map(({ id }) => id).toSorted()).toEqual(
      [
        'phq-9',
        'phq-8',
        'phq-2',
        'gad-7',
        'gad-2',
        'phq-4',
        'phq-15',
        'k6',
        'k10',
        'swls',
        'flourishing',
        'rses',
        'ons4',
      ].toSorted(),
    )
    expect(reflections).toHaveLength(7)
    expect(heldBack.map(({ id }) => id)).toEqual([
      'who-5',
      'cbi',
      'hse-indicator',
      'core-10',
      'cfpb-wellbeing',
      'audit-c',
      'asrs',
    ])
  })

  test('hold no instrument whose licence or subject forbids it', () => {
    const words = JSON.stringify(packs).toLowerCase()
    for (const forbidden of [
      'dass',
      'insomnia severity',
      'perceived stress scale',
      'wemwbs',
      'eq-5d',
      'mfi-20',
      'maslach',
      'beck',
      'stai',
      'epworth',
      'hads',
      'uwes',
      'pcl-5',
      'pc-ptsd',
    ])
      expect(words).not.toContain(forbidden)
  })

  test.each(named(packs))(
    '%s has a licence on file, a source, words in its languages, and no review without its reviewer',
    (_, pack) => {
      const file = fileURLToPath(new URL(`licences/${pack.licence.file}`, import.meta.url))
      expect(existsSync(file)).toBe(true)
      expect(pack.citation).not.toBe('')
      expect(pack.reviewedOn === null).toBe(pack.reviewer === null)
      for (const language of pack.languages) {
        expect(pack.title[language]).not.toBe('')
        expect(pack.intro[language]).not.toBe('')
        expect(pack.limits[language]).not.toBe('')
        expect(pack.licence.text[language]).not.toBe('')
      }
    },
  )

  test.each(named(packs))('%s is frozen: changed words need a new version', (_, pack) => {
    expect(frozen).toHaveProperty([`${pack.id}@${pack.version}`], digestOf(pack))
  })

  test('keep every version that was ever frozen, for the answers that were given to it', () => {
    const known = packs.map(({ id, version }) => `${id}@${version}`)
    expect(Object.keys(frozen).toSorted()).toEqual(known.toSorted())
    expect(new Set(known).size).toBe(known.length)
    expect(currentPacks.length).toBe(new Set(packs.map(({ id }) => id)).size)
  })

  test.each(named(heldBack))('%s is amber and has no word of an item', (_, pack) => {
    expect(pack.licence.verdict).toBe('amber')
    expect(pack).not.toHaveProperty('items')
    expect(pack.needs).not.toBe('')
  })

  test.each(named(scales))('%s is green and names where its Turkish comes from', (_, pack) => {
    expect(pack.licence.verdict).toBe('green')
    expect(pack.origin).toEqual({ tr: 'project', en: 'original' })
    expect(new Set(pack.items.map(({ id }) => id)).size).toBe(pack.items.length)
  })

  test.each(named(reflections))(
    '%s is called a reflection, says what it is not, and never counts',
    (_, pack) => {
      expect(pack.title.tr).toMatch(/değerlendirmesi$/)
      expect(pack.title.en).toMatch(/reflection$/)
      expect(`${pack.title.tr} ${pack.title.en}`).not.toMatch(/\d|test|ölçe/i)
      expect(pack.limits.en).toContain('not a validated scale')
      expect(pack.limits.tr).toContain('Geçerliği sınanmış bir ölçek değildir')
      expect(JSON.stringify(pack)).not.toContain('"bands"')
      for (const item of pack.items)
        for (const { value } of optionsOf(pack, item))
          expect(item.tips.filter(({ values }) => values.includes(value))).toHaveLength(1)
    },
  )

  test('frighten nobody', () => {
    const shown = JSON.stringify([
      scales.map((pack) => [pack.title, pack.intro, bandsOf(pack)]),
      reflections,
      changeTexts,
      notDiagnosis,
    ])
    const alarming =
      /danger|severely|alarm|abnormal|disorder|sick|critical|tehlike|ağır|hastalıklı|bozuk|anormal|kritik/gi
    expect(shown.match(alarming)).toBeNull()
  })
})

describe('a sum', () => {
  test.each(sums.flatMap((pack) => pack.vectors.map((vector) => [pack.id, vector, pack] as const)))(
    'of %s: $score is $band',
    (_, { answers, score, band }, pack) => {
      const reached = scoreOf(pack, answersOf(pack, answers))
      expect(reached).toBe(score)
      expect(reached === null ? null : bandAt(pack.bands, reached)?.id).toBe(band)
    },
  )

  test.each([
    [phq9, [0, 4, 5, 9, 10, 14, 15, 19, 20, 27]],
    [gad7, [4, 5, 9, 10, 14, 15, 21]],
    [k6, [4, 5, 12, 13]],
    [swls, [9, 10, 14, 15, 19, 20, 21, 25, 26, 30, 31]],
  ] as const)('has the boundary vectors of the reference', (pack, wanted) => {
    const held = pack.vectors.map(({ score }) => score)
    expect(held).toEqual(expect.arrayContaining([...wanted]))
  })

  test.each(named(sums))('%s: its bands cover its range once, without a gap', (_, pack) => {
    const { lowest, highest } = rangeOf(pack)
    for (let score = lowest; score <= highest; score += 1)
      expect(pack.bands.filter(({ from, to }) => from <= score && score <= to)).toHaveLength(1)
    expect(bandAt(pack.bands, lowest - 1)).toBeNull()
    expect(bandAt(pack.bands, highest + 1)).toBeNull()
  })

  test.each([
    ['phq-9', 0, 27],
    ['phq-8', 0, 24],
    ['phq-2', 0, 6],
    ['gad-7', 0, 21],
    ['gad-2', 0, 6],
    ['phq-4', 0, 12],
    ['phq-15', 0, 30],
    ['k6', 0, 24],
    ['k10', 10, 50],
    ['swls', 5, 35],
    ['flourishing', 8, 56],
    ['rses', 0, 30],
  ])('of %s lies between %i and %i', (id, lowest, highest) => {
    const pack = sums.find((candidate) => candidate.id === id)
    expect(pack && rangeOf(pack)).toEqual({ lowest, highest })
  })

  test.each(named(sums))('%s: every complete set of answers scores within the range', (_, pack) => {
    const { lowest, highest } = rangeOf(pack)
    fc.assert(
      fc.property(complete(pack), (values) => {
        const score = scoreOf(pack, answersOf(pack, values))
        return score !== null && lowest <= score && score <= highest
      }),
    )
  })

  test.each(named(sums))('%s: one scored item left out, and there is no score', (_, pack) => {
    const scored = pack.items.filter((item) => !item.isUnscored)
    fc.assert(
      fc.property(complete(pack), fc.constantFrom(...scored), fc.boolean(), (values, { id }, isGone) => {
        const answers = answersOf(pack, values)
        if (isGone) answers.delete(id)
        else answers.set(id, null)
        return scoreOf(pack, answers) === null
      }),
    )
  })

  test.each(named(sums))('%s: more points in one answer never make fewer in the sum', (_, pack) => {
    const scored = pack.items.filter((item) => !item.isUnscored)
    fc.assert(
      fc.property(
        complete(pack),
        fc.constantFrom(...scored),
        fc.nat(),
        fc.nat(),
        (values, item, one, other) => {
          const options = optionsOf(pack, item).toSorted(
            (a, b) => (a.points ?? a.value) - (b.points ?? b.value),
          )
          const [less, more] = [one % options.length, other % options.length].toSorted((a, b) => a - b)
          const scoreWith = (index = 0) =>
            scoreOf(pack, answersOf(pack, values).set(item.id, options[index]?.value ?? null)) ?? Number.NaN
          return item.isReversed ? scoreWith(less) >= scoreWith(more) : scoreWith(less) <= scoreWith(more)
        },
      ),
    )
  })

  test.each(named(sums))('%s: reversal is symmetric: mirrored answers add up to both ends', (_, pack) => {
    const { lowest, highest } = rangeOf(pack)
    fc.assert(
      fc.property(complete(pack), (values) => {
        const mirrored = pack.items.map((item, index) => {
          const points = optionsOf(pack, item).map((option) => option.points ?? option.value)
          const options = optionsOf(pack, item)
          const chosen = options.find(({ value }) => value === values[index])
          const wanted = Math.min(...points) + Math.max(...points) - (chosen?.points ?? chosen?.value ?? 0)
          return options.find((option) => (option.points ?? option.value) === wanted)?.value ?? null
        })
        const score = scoreOf(pack, answersOf(pack, values))
        const opposite = scoreOf(pack, answersOf(pack, mirrored))
        return score !== null && opposite !== null && score + opposite === lowest + highest
      }),
    )
  })

  test('of Rosenberg’s scale reverses 3, 5, 8, 9 and 10, so that agreeing with everything is 15', () => {
    const rses = sums.find(({ id }) => id === 'rses')
    expect(rses?.items.flatMap((item, index) => (item.isReversed ? [index + 1] : []))).toEqual([
      3, 5, 8, 9, 10,
    ])
    expect(
      rses &&
        scoreOf(
          rses,
          answersOf(
            rses,
            Array.from({ length: 10 }, () => 3),
          ),
        ),
    ).toBe(15)
  })
})

test('questions that stand alone have a band each and no sum', () => {
  for (const pack of scales) {
    if (pack.scoring !== 'itemwise') continue
    for (const { answers, band } of pack.vectors)
      expect(
        pack.items.flatMap(({ bands }, index) => bandAt(bands, answers[index] ?? -1)?.id ?? []).join(' '),
      ).toBe(band)
    for (const { bands, ...item } of pack.items)
      for (const { value } of optionsOf(pack, item))
        expect(bands.filter(({ from, to }) => from <= value && value <= to)).toHaveLength(1)
  }
})

test('the emergency card opens for any answer above 0 to PHQ-9 item 9, whatever else was answered', () => {
  const others = fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }), {
    minLength: 8,
    maxLength: 8,
  })
  fc.assert(
    fc.property(others, fc.integer({ min: 1, max: 3 }), (values, ninth) =>
      needsEmergencyCard(phq9, answersOf(phq9, [...values, ninth])),
    ),
  )
  fc.assert(
    fc.property(
      others,
      fc.constantFrom(0, null),
      (values, ninth) => !needsEmergencyCard(phq9, answersOf(phq9, [...values, ninth])),
    ),
  )
})

describe('a change', () => {
  test('of the PHQ-9 begins at 5 points, of the GAD-7 at 6, of the SWLS where Jacobson and Truax put it', () => {
    const points = [phq9, gad7, swls].map(({ change }) => change && clearDifference(change))
    // 1.96 × √2 × 6.43 × √(1 − 0.82) = 7.56: 8 whole points are more than that, 7 are not.
    expect(points).toEqual([5, 6, 8])
  })

  test.each([
    [phq9, 14, 9, 'better'],
    [phq9, 14, 10, 'noClearChange'],
    [phq9, 9, 14, 'worse'],
    [phq9, 9, 13, 'noClearChange'],
    [phq9, 9, 9, 'noClearChange'],
    [swls, 15, 23, 'better'],
    [swls, 15, 22, 'noClearChange'],
    [swls, 23, 15, 'worse'],
    [k6, 0, 24, 'notJudged'],
  ] as const)('is judged by the noise', (pack, earlier, later, direction) => {
    expect(directionOf(pack, earlier, later)).toBe(direction)
  })

  test('is never judged without a source, and always names it', () => {
    for (const pack of sums) {
      if (pack.change) expect(pack.change.source).toMatch(/\d{4}/)
      else
        fc.assert(
          fc.property(fc.nat(60), fc.nat(60), (one, other) => directionOf(pack, one, other) === 'notJudged'),
        )
    }
  })

  test.each(named(sums.filter(({ change }) => change)))(
    '%s: better one way is worse the other',
    (_, pack) => {
      const { lowest, highest } = rangeOf(pack)
      const score = fc.integer({ min: lowest, max: highest })
      const opposite = {
        better: 'worse',
        worse: 'better',
        noClearChange: 'noClearChange',
        notJudged: 'notJudged',
      }
      fc.assert(
        fc.property(
          score,
          score,
          (one, other) => directionOf(pack, one, other) === opposite[directionOf(pack, other, one)],
        ),
      )
    },
  )
})
