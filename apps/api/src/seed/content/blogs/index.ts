import type { BlogSeed } from '../content-seed.ts'
import { comingBackAfterALongLeave } from './coming-back-after-a-long-leave.ts'
import { fiveBeliefsAboutMoneyWorries } from './five-beliefs-about-money-worries.ts'
import { fiveMessagesAfterADeath } from './five-messages-after-a-death.ts'
import { fourSeasonsOfAnExpatFamily } from './four-seasons-of-an-expat-family.ts'
import { readingARosterWithARedPen } from './reading-a-roster-with-a-red-pen.ts'
import { tenSentencesForARemoteTeam } from './ten-sentences-for-a-remote-team.ts'
import { theDeskIsReady } from './the-desk-is-ready.ts'
import { theOneWhoNeverComplains } from './the-one-who-never-complains.ts'
import { thirtyMinutesWithATeamMember } from './thirty-minutes-with-a-team-member.ts'
import { whatAnAssistanceProgrammeIs } from './what-an-assistance-programme-is.ts'
import { whatTheEmployerSees } from './what-the-employer-sees.ts'
import { wordsForMentalHealthAtWork } from './words-for-mental-health-at-work.ts'

export const blogSeeds: readonly BlogSeed[] = [
  comingBackAfterALongLeave,
  fiveBeliefsAboutMoneyWorries,
  fiveMessagesAfterADeath,
  fourSeasonsOfAnExpatFamily,
  readingARosterWithARedPen,
  tenSentencesForARemoteTeam,
  theDeskIsReady,
  theOneWhoNeverComplains,
  thirtyMinutesWithATeamMember,
  whatAnAssistanceProgrammeIs,
  whatTheEmployerSees,
  wordsForMentalHealthAtWork,
]
