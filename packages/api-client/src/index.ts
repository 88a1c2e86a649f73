export type { Contract } from './contract/index.ts'
