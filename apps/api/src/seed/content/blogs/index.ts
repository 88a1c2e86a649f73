import type { BlogSeed } from '../content-seed.ts'

export const blogSeeds: readonly BlogSeed[] = []
