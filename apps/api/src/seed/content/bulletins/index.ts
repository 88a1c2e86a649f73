import type { BulletinSeed } from '../content-seed.ts'

export const bulletinSeeds: readonly BulletinSeed[] = []
