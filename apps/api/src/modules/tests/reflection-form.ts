import type { ReflectionDraft } from '@avita/api-client/contract'
import { notReviewed } from './packs/shared/facts.ts'
import { notValidated } from './packs/shared/reflection.ts'
import type { Reflection } from './pack.ts'

/** A version of a reflection as the database has it. */
export interface ReflectionVersion {
  readonly reflectionId: string
  readonly version: number
  readonly text: ReflectionDraft
}

/** What an editor wrote, as a form like those that come with the product. */
export const reflectionForm = ({ reflectionId, version, text }: ReflectionVersion): Reflection => ({
  kind: 'reflection',
  id: reflectionId,
  version,
  languages: ['tr', 'en'],
  title: text.title,
  intro: text.intro,
  minutes: text.minutes,
  lookBackDays: text.lookBackDays,
  instruction: {
    tr: 'Her soru için size uyan yanıtı seçin.',
    en: 'For each question choose the answer that fits you.',
  },
  options: text.options.map(({ label }, value) => ({ value, label })),
  items: text.questions.map((question, index) => ({
    id: `q${index + 1}`,
    text: question.text,
    tips: question.tips.map((tip) => ({ values: tip.options, text: tip.text })),
    ...(question.asksAboutSelfHarm ? { emergencyAbove: 0 } : {}),
  })),
  limits: notValidated,
  citation: 'AVITA',
  licence: {
    verdict: 'green',
    text: {
      tr: 'İçerik ekibince bu hizmet için yazılmıştır.',
      en: 'Written by the editorial team for this service.',
    },
    file: 'own.md',
  },
  origin: { tr: 'original', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
})
