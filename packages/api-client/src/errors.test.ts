import { expect, test } from 'vitest'
import { retryAfterOf } from './errors.ts'

test.each([
  [{}, null],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '120' }, 120],
  [{ 'retry-after': ' 7 ' }, 7],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-5' }, null],
  [{ 'retry-after': 'Mon, 02 Mar 2026 10:01:00 GMT' }, 60],
  // The device says 10:00:00, the server 10:00:30: the server is believed.
  [{ 'retry-after': 'Mon, 02 Mar 2026 10:01:00 GMT', date: 'Mon, 02 Mar 2026 10:00:30 GMT' }, 30],
  [{ 'retry-after': 'Mon, 02 Mar 2026 09:00:00 GMT' }, 0],
])('of the headers %j, Retry-After is %j seconds', (headers, seconds) => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  expect(retryAfterOf(new Headers(Object.entries(headers)), now)).toBe(seconds)
})
