import { createLog } from '@avita/ui-kit/server'

export const log = createLog('corporate')
