import type { ProductSeed } from '../content-seed.ts'

export const productSeeds: readonly ProductSeed[] = []
