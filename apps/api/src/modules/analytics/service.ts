import { analyticsType, type TrackedPageName, trackedPageNames } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Actor } from '../../actor.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { ParticipationKind } from '../reports/kinds.ts'
import { type FieldFault, problem } from '../../problems.ts'
import { keptExtras, parseExtras } from './extras.ts'
import { usageStore } from './store.ts'

export interface Push {
  readonly type: number
  readonly pageName: string | undefined
  readonly actionName: string | undefined
  readonly extras: string
  readonly actor: Actor
  readonly language: Language
}

/** Letters, with a dot, hyphen or underscore between words: no spaces, digits or `@`, so no id, phone or address. */
const actionPattern = /^[A-Za-z]+(?:[._-][A-Za-z]+){0,5}$/

const isTrackedPage = (name: string) => trackedPageNames.some((page) => page === name)

type Named = Pick<Push, 'pageName' | 'actionName'>

const faultOfPage = ({ pageName, actionName }: Named): FieldFault | null => {
  if (actionName !== undefined) return { field: 'query.actionName', code: 'analytics.actionNameOnPageView' }
  if (pageName === undefined) return { field: 'query.pageName', code: 'analytics.pageNameMissing' }
  return isTrackedPage(pageName) ? null : { field: 'query.pageName', code: 'analytics.pageNameUnknown' }
}

const faultOfAction = ({ pageName, actionName }: Named): FieldFault | null => {
  if (actionName === undefined) return { field: 'query.actionName', code: 'analytics.actionNameMissing' }
  if (!actionPattern.test(actionName))
    return { field: 'query.actionName', code: 'analytics.actionNameInvalid' }
  return pageName === undefined || isTrackedPage(pageName)
    ? null
    : { field: 'query.pageName', code: 'analytics.pageNameUnknown' }
}

/** Page views that count as taking part; every other one says only that somebody was there. */
const kindOfPage: Readonly<Record<string, ParticipationKind>> = {
  ArticleDetail: 'article',
  BulletinDetail: 'bulletin',
  DiscoveryDetail: 'aboutLife',
  VirtualAssistance: 'assistant',
  VirtualAssistanceScreen: 'assistant',
} satisfies Partial<Record<TrackedPageName, ParticipationKind>>

/** Far more than anyone clicks, far less than a loop would send. */
const pushesPerPerson = { times: 120, seconds: 60 }

/** Usage of signed-in people: validated, stripped of everything that could tell more than the name says, kept. */
export const analyticsService = ({
  database,
  clock,
  participation,
  attempts,
}: Pick<ModuleDeps, 'database' | 'clock' | 'participation' | 'attempts'>) => {
  const store = usageStore(database)
  return {
    /** Nobody signed in: nothing is kept, and the answer says so. Throws `request.invalid` naming the fields, and 429 beyond the limit. */
    async push(push: Push): Promise<{ stored: boolean }> {
      if (push.actor.kind === 'person')
        await attempts.count(`usage:${push.actor.id}`, pushesPerPerson, 'identity.tooManyRequests')

      const isPage = push.type === analyticsType.pageView
      const parsed = parseExtras(push.extras)
      const faults = [
        isPage ? faultOfPage(push) : faultOfAction(push),
        parsed ? null : { field: 'body.extras', code: 'analytics.extrasNotJson' },
      ].filter((fault) => fault !== null)
      if (faults.length > 0) throw problem('request.invalid', { status: 400, errors: faults })

      if (push.actor.kind === 'anonymous') return { stored: false }
      await store.add({
        type: isPage ? 'page' : 'action',
        name: (isPage ? push.pageName : push.actionName) ?? '',
        personId: push.actor.id,
        customerId: push.actor.customerId,
        language: push.language,
        occurredAt: clock(),
        extras: keptExtras(parsed?.event),
      })
      const kind = isPage && push.pageName ? kindOfPage[push.pageName] : undefined
      await participation.record(database, {
        personId: push.actor.id,
        customerId: push.actor.customerId,
        ...(kind && { kind }),
      })
      return { stored: true }
    },
  }
}
