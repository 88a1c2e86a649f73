import { expect, test } from 'vitest'
import { readableLine } from './log-lines.ts'

test.each([
  ['plain words', 'plain words'],
  ['{"level":30,"time":1,"pid":2,"hostname":"h","msg":"migrated","count":3}', 'migrated count=3'],
  ['{"level":50,"msg":"failed","err":{"message":"no answer","stack":"…"}}', 'error: failed: no answer'],
  ['{"level":40,"err":{"message":"slow"},"msg":"slow"}', 'warning: slow'],
  ['{"message":"Documents on 1","app":"corporate"}', 'Documents on 1'],
  ['{"level":30,"msg":"request","status":200}', null],
  ['{"level":40,"msg":"request","status":503}', 'warning: request status=503'],
  ['{not json', '{not json'],
])('%s is told as: %s', (line, told) => {
  expect(readableLine(line)).toBe(told)
})
