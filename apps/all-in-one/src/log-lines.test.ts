import { expect, test } from 'vitest'
import { readableLine } from './log-lines.ts'

test.each([
  ['plain words', 'plain words'],
  ['{"level":30,"time":1,"pid":2,"hostname":"h","msg":"migrated","count":3}', 'migrated count=3'],
  ['{"level":50,"msg":"failed","err":{"message":"no answer","stack":"…"}}', 'error: failed: no answer'],
  ['{"level":40,"err":{"message":"slow"},"msg":"slow"}', 'warning: slow'],
  ['{not json', '{not json'],
])('%s is told as: %s', (line, told) => {
  expect(readableLine(line)).toBe(told)
})
