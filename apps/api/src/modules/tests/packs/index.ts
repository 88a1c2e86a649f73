import type { Pack } from '../pack.ts'
import { asrs } from './asrs/pack.ts'
import { auditC } from './audit-c/pack.ts'
import { cbi } from './cbi/pack.ts'
import { cfpbWellbeing } from './cfpb-wellbeing/pack.ts'
import { core10 } from './core-10/pack.ts'
import { flourishing } from './flourishing/pack.ts'
import { gad2 } from './gad-2/pack.ts'
import { gad7 } from './gad-7/pack.ts'
import { hseIndicator } from './hse-indicator/pack.ts'
import { k10 } from './k10/pack.ts'
import { k6 } from './k6/pack.ts'
import { ons4 } from './ons4/pack.ts'
import { phq15 } from './phq-15/pack.ts'
import { phq2 } from './phq-2/pack.ts'
import { phq4 } from './phq-4/pack.ts'
import { phq8 } from './phq-8/pack.ts'
import { phq9 } from './phq-9/pack.ts'
import { digitalReflection } from './reflection-digital/pack.ts'
import { expatReflection } from './reflection-expat/pack.ts'
import { moneyReflection } from './reflection-money/pack.ts'
import { returnReflection } from './reflection-return/pack.ts'
import { sleepReflection } from './reflection-sleep/pack.ts'
import { talkReflection } from './reflection-talk/pack.ts'
import { workLifeReflection } from './reflection-work-life/pack.ts'
import { rses } from './rses/pack.ts'
import { swls } from './swls/pack.ts'
import { who5 } from './who-5/pack.ts'

/**
 * Every version of every pack that the product knows, in the order in which they are offered. An earlier version
 * stays here beside its successor: old answers are read with the words they were given to.
 */
export const packs: readonly Pack[] = [
  phq4,
  phq9,
  phq8,
  phq2,
  gad7,
  gad2,
  phq15,
  k6,
  k10,
  ons4,
  swls,
  flourishing,
  rses,
  sleepReflection,
  workLifeReflection,
  digitalReflection,
  moneyReflection,
  expatReflection,
  returnReflection,
  talkReflection,
  who5,
  cbi,
  hseIndicator,
  core10,
  cfpbWellbeing,
  auditC,
  asrs,
]
