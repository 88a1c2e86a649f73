import type { FaqSeed } from '../content-seed.ts'

export const faqSeeds: readonly FaqSeed[] = []
