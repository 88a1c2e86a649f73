import type {
  TestDetail,
  TestQuestions,
  TestResult,
  TestResultSummary,
  TestSummary,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { emergencyCard } from '../../emergency-card.ts'
import type { AnswerEntry } from './answer-book.ts'
import { clearDifference, directionOf } from './change.ts'
import { type Band, type Form, optionsOf, type SumScale } from './pack.ts'
import { bandAt, needsEmergencyCard, rangeOf, scoreOf } from './scoring.ts'
import {
  changeRuleText,
  changeTexts,
  itemwise,
  notDiagnosis,
  originTexts,
  preferNotToAnswer,
  reflected,
  safety,
  withoutScore,
} from './texts.ts'

/** Forms and results in the words of a language. */

const factsOf = (form: Form, language: Language) => ({
  id: form.id,
  kind: form.kind,
  title: form.title[language],
  intro: form.intro[language],
  minutes: form.minutes,
  questionCount: form.items.length,
  lookBackDays: form.lookBackDays,
})

export const summaryOf = (
  form: Form,
  repeat: { readonly lastTakenAt: Date | null; readonly availableFrom: Date | null },
  language: Language,
): TestSummary => ({
  ...factsOf(form, language),
  lastTakenAt: repeat.lastTakenAt?.toISOString() ?? null,
  availableFrom: repeat.availableFrom?.toISOString() ?? null,
})

export const questionsOf = (form: Form, language: Language): TestQuestions => ({
  id: form.id,
  version: form.version,
  kind: form.kind,
  title: form.title[language],
  instruction: form.instruction[language],
  questions: form.items.map((item) => ({
    id: item.id,
    text: item.text[language],
    options: optionsOf(form, item).map(({ value, label }) => ({ value, label: label[language] })),
  })),
  preferNotToAnswer: preferNotToAnswer[language],
  notDiagnosis: notDiagnosis[language],
  safety: safety[language],
})

const changeRuleOf = (form: Form, language: Language) =>
  form.kind === 'scale' && form.scoring === 'sum' && form.change
    ? changeRuleText(clearDifference(form.change), form.change.source)[language]
    : null

export const detailOf = (form: Form, language: Language): TestDetail => ({
  ...factsOf(form, language),
  version: form.version,
  limits: form.limits[language],
  citation: form.citation,
  licence: form.licence.text[language],
  wording: originTexts[form.origin[language]][language],
  studies: [...form.studies[language]],
  change: changeRuleOf(form, language),
  reviewedOn: form.reviewedOn,
  reviewer: form.reviewer,
  notDiagnosis: notDiagnosis[language],
  safety: safety[language],
})

const bandIn = (band: Band | null, language: Language) => band && { id: band.id, label: band.label[language] }

const change = (
  form: SumScale,
  score: number | null,
  earlier: readonly AnswerEntry[],
  language: Language,
): TestResult['change'] => {
  if (score === null) return null
  for (const entry of earlier) {
    // Another version may count otherwise.
    const isComparable = entry.formId === form.id && entry.version === form.version
    const earlierScore = isComparable ? scoreOf(form, entry.answers) : null
    if (earlierScore === null) continue
    const direction = directionOf(form, earlierScore, score)
    return {
      since: entry.takenAt.toISOString(),
      earlierScore,
      direction,
      text: changeTexts[direction][language],
      source: form.change?.source ?? null,
    }
  }
  return null
}

type Reading = Pick<TestResult, 'score' | 'band' | 'parts' | 'tips' | 'means' | 'nextStep' | 'change'>

const nothingToShow = { score: null, band: null, parts: [], tips: [], change: null }

const readSum = (
  form: SumScale,
  entry: AnswerEntry,
  earlier: readonly AnswerEntry[],
  language: Language,
): Reading => {
  const score = scoreOf(form, entry.answers)
  const band = score === null ? null : bandAt(form.bands, score)
  return {
    ...nothingToShow,
    score: score === null ? null : { value: score, ...rangeOf(form) },
    band: bandIn(band, language),
    means: (band?.means ?? withoutScore.means)[language],
    nextStep: (band?.nextStep ?? withoutScore.nextStep)[language],
    change: change(form, score, earlier, language),
  }
}

const read = (
  form: Form,
  entry: AnswerEntry,
  earlier: readonly AnswerEntry[],
  language: Language,
): Reading => {
  if (form.kind === 'reflection')
    return {
      ...nothingToShow,
      tips: form.items.flatMap(({ id, text, tips }) => {
        const value = entry.answers.get(id) ?? null
        return tips
          .filter(({ values }) => value !== null && values.includes(value))
          .map((tip) => ({ questionId: id, question: text[language], tip: tip.text[language] }))
      }),
      means: reflected.means[language],
      nextStep: reflected.nextStep[language],
    }
  if (form.scoring === 'sum') return readSum(form, entry, earlier, language)
  return {
    ...nothingToShow,
    parts: form.items.flatMap(({ id, text, bands }) => {
      const value = entry.answers.get(id) ?? null
      const band = value === null ? null : bandIn(bandAt(bands, value), language)
      return value === null || band === null
        ? []
        : [{ questionId: id, question: text[language], value, band }]
    }),
    means: itemwise.means[language],
    nextStep: itemwise.nextStep[language],
  }
}

/** A result in full; `earlier` are the person's answers before it, the newest first. */
export const resultOf = (
  form: Form,
  entry: AnswerEntry,
  earlier: readonly AnswerEntry[],
  language: Language,
): TestResult => ({
  id: entry.id,
  formId: form.id,
  version: form.version,
  kind: form.kind,
  title: form.title[language],
  takenAt: entry.takenAt.toISOString(),
  emergency: needsEmergencyCard(form, entry.answers) ? emergencyCard(language) : null,
  ...read(form, entry, earlier, language),
  answers: form.items.map((item) => {
    const value = entry.answers.get(item.id) ?? null
    const chosen = optionsOf(form, item).find((option) => option.value === value)
    return {
      questionId: item.id,
      question: item.text[language],
      answer: chosen?.label[language] ?? null,
    }
  }),
  doesNotMean: form.limits[language],
  source: form.citation,
  notDiagnosis: notDiagnosis[language],
  safety: safety[language],
})

export const resultSummaryOf = (
  form: Form,
  entry: AnswerEntry,
  earlier: readonly AnswerEntry[],
  language: Language,
): TestResultSummary => {
  const {
    id,
    formId,
    kind,
    title,
    takenAt,
    score,
    band,
    change: step,
    emergency,
  } = resultOf(form, entry, earlier, language)
  return { id, formId, kind, title, takenAt, score, band, change: step, hasEmergencyCard: emergency !== null }
}
