import type { AboutLifeSeed } from '../content-seed.ts'

export const aboutLifeSeeds: readonly AboutLifeSeed[] = []
