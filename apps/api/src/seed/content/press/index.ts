import type { PressSeed } from '../content-seed.ts'
import { twoLanguagesOnePanel } from './2026-01-two-languages-one-panel.ts'
import { theReportingRuleInPrint } from './2026-02-the-reporting-rule-in-print.ts'
import { accessibilityMeasure } from './2026-04-accessibility-measure.ts'
import { noThirdPartyTrackers } from './2026-05-no-third-party-trackers.ts'
import { selfAssessmentsWithOpenLicences } from './2026-06-self-assessments-with-open-licences.ts'
import { the112Notice } from './2026-08-the-112-notice.ts'
import { aLogThatCannotBeQuietlyChanged } from './2026-09-a-log-that-cannot-be-quietly-changed.ts'
import { howWeWrite } from './2026-11-how-we-write.ts'

export const pressSeeds: readonly PressSeed[] = [
  twoLanguagesOnePanel,
  theReportingRuleInPrint,
  accessibilityMeasure,
  noThirdPartyTrackers,
  selfAssessmentsWithOpenLicences,
  the112Notice,
  aLogThatCannotBeQuietlyChanged,
  howWeWrite,
]
