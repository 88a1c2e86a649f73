import type { AssistantAnswer, SearchHit } from '@avita/api-client/contract'
import { type Language, nearestPathOf } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import { emergencyCard } from '../../emergency-card.ts'
import en from '../../locales/en/assistant.json' with { type: 'json' }
import tr from '../../locales/tr/assistant.json' with { type: 'json' }
import type { ModuleDeps } from '../../module-deps.ts'
import type { SearchService } from '../search/service.ts'
import { soundsLikeDanger } from './crisis.ts'
import { bestReadings, wordsOf } from './readings.ts'

const texts: Record<Language, typeof tr> = { tr, en }
en satisfies Record<keyof typeof tr, string>
tr satisfies Record<keyof typeof en, string>

const messagesPerPerson = { times: 30, seconds: 600 }
const mostReadings = 3

/**
 * Answers by rules, and says so (regulation, G3): no model, no diagnosis. What somebody writes is looked at and
 * forgotten: nothing here keeps it, logs it or counts it by its content.
 */
export const assistantService = ({ attempts }: Pick<ModuleDeps, 'attempts'>, searching: SearchService) => {
  const stepsIn = (language: Language) => [
    { title: texts[language]['step.request'], path: nearestPathOf('forms', language) },
    { title: texts[language]['step.services'], path: nearestPathOf('services', language) },
    { title: texts[language]['step.contact'], path: nearestPathOf('contact', language) },
  ]

  const readingsFor = async (message: string, language: Language, actor: Person, ip: string) => {
    const found: SearchHit[][] = []
    for (const q of wordsOf(message))
      found.push((await searching.search({ q, pageIndex: 1, pageSize: 5 }, language, actor, ip)).items)
    return bestReadings(found, language, mostReadings)
  }

  return {
    introduction: (language: Language) => {
      const text = texts[language]
      return {
        greeting: text.greeting,
        rules: [
          text['rule.automatic'],
          text['rule.noDiagnosis'],
          text['rule.notKept'],
          text['rule.emergency'],
          text['rule.person'],
        ],
        emergency: emergencyCard(language),
      }
    },

    answer: async (
      message: string,
      actor: Person,
      language: Language,
      ip: string,
    ): Promise<AssistantAnswer> => {
      const text = texts[language]
      const common = { steps: stepsIn(language), notice: text.notice }
      // Before anything that may fail or refuse: whoever is in danger gets the numbers, however often they write.
      if (soundsLikeDanger(message))
        return {
          ...common,
          kind: 'emergency',
          text: text.emergency,
          emergency: emergencyCard(language),
          readings: [],
        }
      await attempts.count(`assistant ${actor.id}`, messagesPerPerson, 'identity.tooManyRequests')
      const readings = await readingsFor(message, language, actor, ip)
      const kind = readings.length > 0 ? 'suggestions' : 'nothingFound'
      return { ...common, kind, text: text[kind], emergency: null, readings }
    },
  }
}
