import type { ArticleSeed } from '../article-seed.ts'
import { aBreathToLeanOn } from './a-breath-to-lean-on.ts'
import { aDoorForTheHomeOffice } from './a-door-for-the-home-office.ts'
import { aHardTalkWithYourManager } from './a-hard-talk-with-your-manager.ts'
import { aTeenagerBehindADoor } from './a-teenager-behind-a-door.ts'
import { askingForHelp } from './asking-for-help.ts'
import { caringForAParent } from './caring-for-a-parent.ts'
import { digitalOverload } from './digital-overload.ts'
import { fallingAsleep } from './falling-asleep.ts'
import { firstMonthsInTurkiye } from './first-months-in-turkiye.ts'
import { griefHasNoTimetable } from './grief-has-no-timetable.ts'
import { lonelyInANewCity } from './lonely-in-a-new-city.ts'
import { signsOfBurningOut } from './signs-of-burning-out.ts'
import { talkingAboutMoney } from './talking-about-money.ts'
import { theHolidayTable } from './the-holiday-table.ts'
import { worryThatCircles } from './worry-that-circles.ts'

export const articleSeeds: readonly ArticleSeed[] = [
  aBreathToLeanOn,
  aDoorForTheHomeOffice,
  aHardTalkWithYourManager,
  aTeenagerBehindADoor,
  askingForHelp,
  caringForAParent,
  digitalOverload,
  fallingAsleep,
  firstMonthsInTurkiye,
  griefHasNoTimetable,
  lonelyInANewCity,
  signsOfBurningOut,
  talkingAboutMoney,
  theHolidayTable,
  worryThatCircles,
]
