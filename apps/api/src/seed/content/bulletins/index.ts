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
]
