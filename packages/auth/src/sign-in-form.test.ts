import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInForm, type SignInValues } from './sign-in-form.ts'
import type { SignInResult } from './sign-in.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const typed: SignInValues = { username: 'employee', password: 'Avita-demo-2026', rememberMe: false }
const failed: SignInResult = { kind: 'failed', errorText: 'Olmadı.', error: null }
const done: SignInResult = { kind: 'signedIn', account: null }

const formWith = (result: SignInResult | Promise<SignInResult>) => {
  const signIn = vi.fn<(values: SignInValues) => Promise<SignInResult>>(async () => result)
  const onSignedIn = vi.fn<() => void>()
  return { form: createSignInForm({ signIn, onSignedIn }), signIn, onSignedIn }
}

test.each([
  ['both', { ...typed, username: '', password: '' }],
  ['the username', { ...typed, username: '  ' }],
  ['the password', { ...typed, password: '' }],
])('without %s a submit marks all fields touched and makes no call', async (_name, values) => {
  const { form, signIn } = formWith(done)
  await form.submit(values)
  expect(form.state()).toEqual({
    phase: 'idle',
    touched: { username: true, password: true },
    errorText: null,
  })
  expect(signIn).not.toHaveBeenCalled()
})

test('a field that was left is touched, the other not yet', () => {
  const { form } = formWith(done)
  form.touch('username')
  expect(form.state().touched).toEqual({ username: true, password: false })
})

test('an error shows for 5 seconds, then it is gone', async () => {
  const { form } = formWith(failed)
  await form.submit(typed)
  expect(form.state()).toMatchObject({ phase: 'failed', errorText: 'Olmadı.' })
  vi.advanceTimersByTime(4999)
  expect(form.state().errorText).toBe('Olmadı.')
  vi.advanceTimersByTime(1)
  expect(form.state()).toMatchObject({ phase: 'idle', errorText: null })
})

test('a second failure shows for its own 5 seconds', async () => {
  const { form } = formWith(failed)
  await form.submit(typed)
  vi.advanceTimersByTime(4000)
  await form.submit(typed)
  vi.advanceTimersByTime(4000)
  expect(form.state().errorText).toBe('Olmadı.')
})

test('three presses send once', async () => {
  const { form, signIn, onSignedIn } = formWith(done)
  await Promise.all([form.submit(typed), form.submit(typed), form.submit(typed)])
  await form.submit(typed)
  expect(signIn).toHaveBeenCalledOnce()
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(form.state().phase).toBe('done')
})

test('while it waits it says so', async () => {
  const { promise, resolve } = Promise.withResolvers<SignInResult>()
  const { form } = formWith(promise)
  const submitted = form.submit(typed)
  expect(form.state().phase).toBe('pending')
  resolve(done)
  await submitted
  expect(form.state().phase).toBe('done')
})

test('a modal that was closed ignores the answer, and opens blank', async () => {
  const { promise, resolve } = Promise.withResolvers<SignInResult>()
  const { form, onSignedIn } = formWith(promise)
  const submitted = form.submit(typed)
  form.reset()
  resolve(done)
  await submitted
  expect(form.state()).toEqual({
    phase: 'idle',
    touched: { username: false, password: false },
    errorText: null,
  })
  expect(onSignedIn).not.toHaveBeenCalled()
})
