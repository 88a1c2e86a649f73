import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br ; q=0.000, gzip;q=0', 'identity'],
] as const)('a reader who accepts %s is answered as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
