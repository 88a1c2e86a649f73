import type { ServiceSeed } from '../content-seed.ts'
import { psychologicalSupport } from './psychological-support.ts'
import { couplesAndFamily } from './couples-and-family.ts'
import { parenting } from './parenting.ts'
import { dietitian } from './dietitian.ts'
import { healthyLife } from './healthy-life.ts'
import { legalInformation } from './legal-information.ts'
import { financialInformation } from './financial-information.ts'
import { medicalInformation } from './medical-information.ts'
import { expatSupport } from './expat-support.ts'
import { managerConsultation } from './manager-consultation.ts'
import { afterAHardEvent } from './after-a-hard-event.ts'
import { holidayRequests } from './holiday-requests.ts'

export const serviceSeeds: readonly ServiceSeed[] = [
  psychologicalSupport,
  couplesAndFamily,
  parenting,
  dietitian,
  healthyLife,
  legalInformation,
  financialInformation,
  medicalInformation,
  expatSupport,
  managerConsultation,
  afterAHardEvent,
  holidayRequests,
]
