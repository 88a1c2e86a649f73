import type { ArticleSeed } from '../article-seed.ts'
import { aBagForTheWaitingRoom } from './a-bag-for-the-waiting-room.ts'
import { aBreathToLeanOn } from './a-breath-to-lean-on.ts'
import { aDictionaryOfMoneyFears } from './a-dictionary-of-money-fears.ts'
import { aDoorForTheHomeOffice } from './a-door-for-the-home-office.ts'
import { aHardTalkWithYourManager } from './a-hard-talk-with-your-manager.ts'
import { aTeenagerBehindADoor } from './a-teenager-behind-a-door.ts'
import { aWaveOfPanic } from './a-wave-of-panic.ts'
import { askingForHelp } from './asking-for-help.ts'
import { caringForAParent } from './caring-for-a-parent.ts'
import { diaryOfAFirstWeek } from './diary-of-a-first-week.ts'
import { digitalOverload } from './digital-overload.ts'
import { fallingAsleep } from './falling-asleep.ts'
import { firstMonthsInTurkiye } from './first-months-in-turkiye.ts'
import { griefHasNoTimetable } from './grief-has-no-timetable.ts'
import { lettersToANewParent } from './letters-to-a-new-parent.ts'
import { lonelyInANewCity } from './lonely-in-a-new-city.ts'
import { lossesWithoutAFuneral } from './losses-without-a-funeral.ts'
import { questionsForACounsellor } from './questions-for-a-counsellor.ts'
import { roomsAfterASeparation } from './rooms-after-a-separation.ts'
import { signsOfBurningOut } from './signs-of-burning-out.ts'
import { sleepingByDay } from './sleeping-by-day.ts'
import { talkingAboutMoney } from './talking-about-money.ts'
import { theEveningOfAMistake } from './the-evening-of-a-mistake.ts'
import { theHolidayTable } from './the-holiday-table.ts'
import { twoChairsAfterAQuarrel } from './two-chairs-after-a-quarrel.ts'
import { waysOfSayingNo } from './ways-of-saying-no.ts'
import { whenAFriendIsNotWell } from './when-a-friend-is-not-well.ts'
import { worryThatCircles } from './worry-that-circles.ts'

export const articleSeeds: readonly ArticleSeed[] = [
  aBagForTheWaitingRoom,
  aBreathToLeanOn,
  aDictionaryOfMoneyFears,
  aDoorForTheHomeOffice,
  aHardTalkWithYourManager,
  aTeenagerBehindADoor,
  aWaveOfPanic,
  askingForHelp,
  caringForAParent,
  diaryOfAFirstWeek,
  digitalOverload,
  fallingAsleep,
  firstMonthsInTurkiye,
  griefHasNoTimetable,
  lettersToANewParent,
  lonelyInANewCity,
  lossesWithoutAFuneral,
  questionsForACounsellor,
  roomsAfterASeparation,
  signsOfBurningOut,
  sleepingByDay,
  talkingAboutMoney,
  theEveningOfAMistake,
  theHolidayTable,
  twoChairsAfterAQuarrel,
  waysOfSayingNo,
  whenAFriendIsNotWell,
  worryThatCircles,
]
