import type { FaqSeed } from '../content-seed.ts'
import { accountFaqs } from './account.ts'
import { appointmentsFaqs } from './appointments.ts'
import { privacyFaqs } from './privacy.ts'
import { programmeFaqs } from './programme.ts'

export const faqSeeds: readonly FaqSeed[] = [
  ...programmeFaqs,
  ...privacyFaqs,
  ...appointmentsFaqs,
  ...accountFaqs,
]
