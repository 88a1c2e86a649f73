import { analyticsType } from '../contract/constants.ts'

export type AnalyticsType = (typeof analyticsType)[keyof typeof analyticsType]

/** What a list of analytics is narrowed by. An event is the name of an action. */
export interface AnalyticsFilter {
  readonly type?: AnalyticsType | undefined
  readonly event?: string | undefined
}

/** When an event filter is chosen, the type is fixed to action (specification, section 5). */
export const analyticsFilter = (chosen: AnalyticsFilter): AnalyticsFilter =>
  chosen.event ? { ...chosen, type: analyticsType.action } : chosen
