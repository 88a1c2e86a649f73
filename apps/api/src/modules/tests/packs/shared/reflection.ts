import type { Option, Reflection, ReflectionItem, Texts } from '../../pack.ts'
import { bothLanguages, notReviewed } from './facts.ts'

export const notValidated: Texts = {
  tr: 'Geçerliği sınanmış bir ölçek değildir; puanı ve eşiği yoktur. Kendinize bakmanız için birkaç soru ve yanıtlarınıza göre birkaç öneri sunar.',
  en: 'This is not a validated scale; it has no score and no threshold. It offers a few questions to look at yourself, and a few ideas by answer.',
}

const howTrue: readonly Option[] = [
  { value: 0, label: { tr: 'Nadiren', en: 'Rarely' } },
  { value: 1, label: { tr: 'Bazen', en: 'Sometimes' } },
  { value: 2, label: { tr: 'Çoğu zaman', en: 'Most of the time' } },
]

type Pair = readonly [tr: string, en: string]

const texts = ([tr, en]: Pair): Texts => ({ tr, en })

/** A statement that is good to agree with, an idea for those who rarely can, and a word for those who mostly can. */
interface Question {
  readonly id: string
  readonly asks: Pair
  readonly idea: Pair
  readonly keep: Pair
}

const itemOf = ({ id, asks, idea, keep }: Question): ReflectionItem => ({
  id,
  text: texts(asks),
  tips: [
    { values: [0, 1], text: texts(idea) },
    { values: [2], text: texts(keep) },
  ],
})

interface Draft {
  readonly id: string
  readonly title: Pair
  readonly intro: Pair
  readonly lookBackDays: number | null
  readonly questions: readonly Question[]
}

/** One of the product's own reflections: no licence is owed, and nothing is claimed. */
export const reflection = ({ id, title, intro, lookBackDays, questions }: Draft): Reflection => ({
  kind: 'reflection',
  id,
  version: 1,
  languages: bothLanguages,
  title: texts(title),
  intro: texts(intro),
  minutes: 2,
  lookBackDays,
  instruction: {
    tr: 'Her cümlenin sizin için ne kadar geçerli olduğunu seçin.',
    en: 'Choose how true each statement is for you.',
  },
  options: howTrue,
  items: questions.map(itemOf),
  limits: notValidated,
  citation: 'AVITA',
  licence: {
    verdict: 'green',
    text: {
      tr: 'Bu ürün için yazılmıştır; başka bir ölçekten alınmamıştır.',
      en: 'Written for this product; taken from no other instrument.',
    },
    file: 'own.md',
  },
  origin: { tr: 'original', en: 'original' },
  studies: { tr: [], en: [] },
  ...notReviewed,
})
