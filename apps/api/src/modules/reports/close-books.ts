import type { ModuleDeps } from '../../module-deps.ts'
import { closedMonths, closedQuarters } from './calendar.ts'
import { reportsAreOpen } from './role.ts'
import { releasesOf } from './service.ts'
import { reportStore } from './store.ts'

/**
 * Releases every period soon after it is over, whether or not anybody asks: what is counted then does not depend on who
 * has left or had their data removed until somebody looks.
 */
export const closeBooks = async (deps: Pick<ModuleDeps, 'reportDatabase' | 'clock'>): Promise<void> => {
  const { reportDatabase, clock } = deps
  // Said at start (`main.ts`); the rest of the housekeeping goes on.
  if (!(await reportsAreOpen(reportDatabase))) return
  const now = clock()
  const store = reportStore(reportDatabase)
  const releases = releasesOf(deps)
  const released = await store.released()
  for (const { id, createdAt } of await store.customers()) {
    const isOpen = (code: string, bundle: string) => !released.has(`${id} ${code} ${bundle}`)
    for (const month of closedMonths(now, createdAt)) {
      if (isOpen(month.code, 'usage')) await releases.month(id, month)
      for (const type of ['page', 'action'] as const)
        if (isOpen(month.code, `events.${type}`)) await releases.events(id, month, type)
    }
    for (const quarter of closedQuarters(now, createdAt))
      if (isOpen(quarter.code, 'care')) await releases.quarter(id, quarter)
  }
}
