import type { ServiceSeed } from '../content-seed.ts'

export const serviceSeeds: readonly ServiceSeed[] = []
