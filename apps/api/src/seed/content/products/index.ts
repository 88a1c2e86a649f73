import type { ProductSeed } from '../content-seed.ts'
import { employeeAssistance } from './employee-assistance.ts'
import { selffit } from './selffit.ts'
import { idealWeight } from './ideal-weight.ts'
import { expat } from './expat.ts'

export const productSeeds: readonly ProductSeed[] = [employeeAssistance, selffit, idealWeight, expat]
