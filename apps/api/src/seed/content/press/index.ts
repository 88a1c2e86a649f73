import type { PressSeed } from '../content-seed.ts'

export const pressSeeds: readonly PressSeed[] = []
