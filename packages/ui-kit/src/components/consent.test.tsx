import { expect, test } from 'vitest'
import { markupOf } from '../testing/render.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'

const attributesOf = (html: string, act: string): Record<string, string> => {
  const button = new RegExp(`<button[^>]*data-consent="${act}"[^>]*>`).exec(html)?.[0] ?? ''
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of button.matchAll(/([\w-]+)="([^"]*)"/g)) attributes[name] = value
  return attributes
}

test('rejecting looks exactly like accepting', () => {
  const html = markupOf(<ConsentBanner />)
  const { 'data-consent': reject, ...rejectLook } = attributesOf(html, 'reject')
  const { 'data-consent': accept, ...acceptLook } = attributesOf(html, 'accept')
  expect([reject, accept]).toEqual(['reject', 'accept'])
  expect(rejectLook).toEqual(acceptLook)
})

const box = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('required cookies are on and fixed; the other two categories are off until someone turns them on', () => {
  const html = markupOf(<ConsentPreferences />)
  expect(box(html, 'requiredCookies')).toMatch(/disabled.*checked|checked.*disabled/)
  for (const name of ['performanceAndAnalysisCookies', 'functionalityCookies']) {
    expect(box(html, name)).not.toBe('')
    expect(box(html, name)).not.toContain('checked')
    expect(box(html, name)).not.toContain('disabled')
  }
})

test('an earlier decision stands in the boxes', () => {
  const html = markupOf(
    <ConsentPreferences details={{ performanceAndAnalysisCookies: true, functionalityCookies: false }} />,
  )
  expect(box(html, 'performanceAndAnalysisCookies')).toContain('checked')
  expect(box(html, 'functionalityCookies')).not.toContain('checked')
})

test('every stored key of the specification is named with its purpose and duration', () => {
  const html = markupOf(<ConsentPreferences />)
  for (const key of [
    'access-token',
    'expires-at',
    'account',
    'user-scopes',
    'authorized-pages',
    'preferred-language',
    'exaironWebchat',
    'chat_session',
    'cookieConsentDetails',
  ])
    expect(html).toContain(key)
  expect(html).toContain('180 gün')
})
