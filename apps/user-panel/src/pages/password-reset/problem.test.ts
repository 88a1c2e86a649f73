import { ApiError } from '@avita/api-client'
import { expect, test } from 'vitest'
import { problemOf, problemOfRefusal } from './problem.ts'

test.each([
  ['1234567', 'short'],
  ['12345678', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'long'],
] as const)('before it is sent, %s is judged: %s', (password, problem) => {
  expect(problemOf(password)).toBe(problem)
})

const refusal = (code: string, status: number, errors: { field: string; code: string }[] = []) =>
  new ApiError('resetPassword', {
    code,
    status,
    problem: { type: 'about:blank', title: '', status, code, errors },
  })

test.each([
  [refusal('identity.resetLinkInvalid', 400), 'expired'],
  [refusal('request.invalid', 400, [{ field: 'body.token', code: 'too_small' }]), 'expired'],
  [
    refusal('request.invalid', 400, [{ field: 'body.password', code: 'identity.passwordTooCommon' }]),
    'common',
  ],
  [refusal('identity.tooManyAttempts', 429), 'tooMany'],
  [new ApiError('resetPassword', { code: 'network.timeout' }), 'other'],
  [new TypeError('x'), 'other'],
] as const)('%s means: %s', (error, problem) => {
  expect(problemOfRefusal(error)).toBe(problem)
})
