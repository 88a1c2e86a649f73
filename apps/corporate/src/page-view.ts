import { loadConfig } from '@avita/api-client'
import { connect } from './session.ts'

/** Counts this page for a signed-in reader, if it is a tracked one (specification, section 9). */
export const pushPageView = async (): Promise<void> => {
  const { analytics } = connect(await loadConfig())
  await analytics.pageView(location.pathname)
}
