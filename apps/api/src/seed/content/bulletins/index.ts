import type { BulletinSeed } from '../content-seed.ts'
import { longEvenings } from './2023-12-long-evenings.ts'
import { oneQuestionForTheNewYear } from './2024-01-one-question-for-the-new-year.ts'
import { daysThatComeBack } from './2024-02-days-that-come-back.ts'
import { springCleaningTheCalendar } from './2024-03-spring-cleaning-the-calendar.ts'
import { questionsChildrenAreNotAsked } from './2024-04-questions-children-are-not-asked.ts'
import { movingMonth } from './2024-05-moving-month.ts'
import { juneOfExams } from './2024-06-june-of-exams.ts'
import { theLastDayBeforeLeave } from './2024-07-the-last-day-before-leave.ts'
import { workingInTheHeat } from './2024-08-working-in-the-heat.ts'
import { theSchoolBell } from './2024-09-the-school-bell.ts'
import { stopsOnTheWayHome } from './2024-10-stops-on-the-way-home.ts'
import { novemberSums } from './2024-11-november-sums.ts'
import { theReviewMeeting } from './2024-12-the-review-meeting.ts'
import { reportCardDay } from './2025-01-report-card-day.ts'
import { comingInIll } from './2025-02-coming-in-ill.ts'
import { differentClocks } from './2025-03-different-clocks.ts'
import { fourMinutesOfListening } from './2025-04-four-minutes-of-listening.ts'
import { aDayThatIsNotTheSameForAll } from './2025-05-a-day-that-is-not-the-same-for-all.ts'
import { stillLightAtEight } from './2025-06-still-light-at-eight.ts'
import { childrenHomeWorkOpen } from './2025-07-children-home-work-open.ts'
import { firstWeekBack } from './2025-08-first-week-back.ts'
import { someoneNew } from './2025-09-someone-new.ts'
import { whoTurnsUpTheHeating } from './2025-10-who-turns-up-the-heating.ts'
import { aDictionaryOfFine } from './2025-11-a-dictionary-of-fine.ts'
import { threeBoxesForTheLastWeek } from './2025-12-three-boxes-for-the-last-week.ts'
import { snowOutsideAloneInside } from './2026-01-snow-outside-alone-inside.ts'
import { tenMinutesForTwo } from './2026-02-ten-minutes-for-two.ts'
import { theSmallNo } from './2026-03-the-small-no.ts'
import { theHourAfterAMistake } from './2026-04-the-hour-after-a-mistake.ts'
import { inPraiseOfTheTeaBreak } from './2026-05-in-praise-of-the-tea-break.ts'
import { letterToAnIntern } from './2026-06-letter-to-an-intern.ts'
import { hotNights } from './2026-07-hot-nights.ts'
import { weddingSeason } from './2026-08-wedding-season.ts'
import { theRoomAcrossTheHall } from './2026-09-the-room-across-the-hall.ts'
import { searchingSymptomsAtNight } from './2026-10-searching-symptoms-at-night.ts'
import { askingAQuietColleague } from './2026-11-asking-a-quiet-colleague.ts'

export const bulletinSeeds: readonly BulletinSeed[] = [
  longEvenings,
  oneQuestionForTheNewYear,
  daysThatComeBack,
  springCleaningTheCalendar,
  questionsChildrenAreNotAsked,
  movingMonth,
  juneOfExams,
  theLastDayBeforeLeave,
  workingInTheHeat,
  theSchoolBell,
  stopsOnTheWayHome,
  novemberSums,
  theReviewMeeting,
  reportCardDay,
  comingInIll,
  differentClocks,
  fourMinutesOfListening,
  aDayThatIsNotTheSameForAll,
  stillLightAtEight,
  childrenHomeWorkOpen,
  firstWeekBack,
  someoneNew,
  whoTurnsUpTheHeating,
  aDictionaryOfFine,
  threeBoxesForTheLastWeek,
  snowOutsideAloneInside,
  tenMinutesForTwo,
  theSmallNo,
  theHourAfterAMistake,
  inPraiseOfTheTeaBreak,
  letterToAnIntern,
  hotNights,
  weddingSeason,
  theRoomAcrossTheHall,
  searchingSymptomsAtNight,
  askingAQuietColleague,
]
