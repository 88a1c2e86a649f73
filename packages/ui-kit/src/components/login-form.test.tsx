import { expect, test } from 'vitest'
import { markupOf } from '../testing/render.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

const form = (props: Partial<LoginFormProps> = {}, language: 'tr' | 'en' = 'tr') =>
  markupOf(
    <LoginForm state="idle" onSubmit={() => {}} onForgotPassword={() => Promise.resolve()} {...props} />,
    language,
  )

const tag = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('password managers recognise both fields, and both are required', () => {
  const html = form()
  expect(tag(html, 'username')).toContain('autoComplete="username"')
  expect(tag(html, 'username')).toContain('required')
  expect(tag(html, 'password')).toContain('autoComplete="current-password"')
  expect(tag(html, 'password')).toContain('type="password"')
  expect(tag(html, 'password')).toContain('required')
})

test('every field has a label that names it', () => {
  const html = form()
  for (const name of ['username', 'password', 'rememberMe']) {
    const id = /id="([^"]+)"/.exec(tag(html, name))?.[1] ?? 'missing'
    expect(html).toContain(`<label for="${id}">`)
  }
})

test('nobody is remembered unasked, and the box says for how long', () => {
  const html = form()
  expect(tag(html, 'rememberMe')).not.toContain('checked')
  const hint = /aria-describedby="([^"]+)"/.exec(tag(html, 'rememberMe'))?.[1] ?? 'missing'
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>[^<]*12 saat`))
})

test('fields do not look wrong before anyone touched them', () => {
  expect(form()).not.toContain('aria-invalid')
})

test('the reason of a failure is announced', () => {
  const html = form({ state: 'failed', errorText: 'Kullanıcı adı veya şifre hatalı.' })
  expect(html).toMatch(/role="alert"[^>]*>.*Kullanıcı adı veya şifre hatalı\./)
})

test('the button says that signing in is under way and cannot submit again', () => {
  const html = form({ state: 'pending' })
  expect(html).toContain('Giriş yapılıyor')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/<button[^>]*type="submit"/)
})

test('the forgotten password is closed until asked for', () => {
  const html = form()
  expect(html).toMatch(/aria-expanded="false"[^>]*>Şifremi unuttum/)
  expect(html).not.toContain('name="email"')
})

test('only a dialog has a close button', () => {
  expect(form()).not.toContain('Kapat')
  expect(form({ onClose: () => {} })).toContain('Kapat')
})

test('it speaks English where the page does', () => {
  expect(form({}, 'en')).toContain('Forgot my password')
})
