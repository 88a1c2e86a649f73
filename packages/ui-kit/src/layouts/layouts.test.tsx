import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { markupOf } from '../testing/render.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { IndividualLayout } from './individual-layout.tsx'
import { NormalLayout, type NormalLayoutProps } from './normal-layout.tsx'
import { PanelLayout } from './panel-layout.tsx'

const normal: NormalLayoutProps = {
  home: '/',
  menu: [{ href: '/', label: 'Ana sayfa', current: true }],
  toggle: { href: '/en', language: 'en' },
  login: { href: '/kullanici/giris-yap' },
  account: { href: '/kullanici' },
  footer: {
    groups: [{ title: 'Kurum', items: [{ href: '/hakkimizda', label: 'Hakkımızda' }] }],
    now: new Date(2026, 1, 1),
  },
  children: <p>içerik</p>,
}

describe('the normal layout', () => {
  const html = markupOf(<NormalLayout {...normal} />)

  test('links only what it was given', () => {
    const inside = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(new Set(inside)).toEqual(
      new Set(['/', '/en', '/kullanici/giris-yap', '/kullanici', '/hakkimizda']),
    )
  })

  test('works without script: the login is a link that an island may wake, the toggle names its language', () => {
    expect(html).toMatch(/<a[^>]*href="\/kullanici\/giris-yap"[^>]*data-island="login"/)
    expect(html).toMatch(/<a[^>]*href="\/en"[^>]*hrefLang="en"[^>]*lang="en"/)
    expect(html).toMatch(/popovertarget/i)
  })

  test('carries no inline style, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=')
  })

  test('names the operator, the years and the certificates from the brand', () => {
    expect(html).toContain('© 2006–2026 AVITA')
    for (const { name, certificateNumber } of brand.memberships)
      expect(html).toContain(`${name}, belge no ${certificateNumber}`)
    expect(html).toContain(`tel:${brand.phone.number}`)
    expect(html).toContain(`mailto:${brand.mail}`)
  })

  test('leads back to the cookie decision, and hides the way to the top until there is a way', () => {
    expect(html).toContain('data-consent="open"')
    expect(html).toMatch(/data-go-to-top=""[^>]*hidden|hidden[^>]*data-go-to-top=""/)
  })

  test('leaves out a group without links', () => {
    const empty = markupOf(<NormalLayout {...normal} footer={{ groups: [{ title: 'Boş', items: [] }] }} />)
    expect(empty).not.toContain('Boş')
  })
})

test('the individual layout says 112 before anything else', () => {
  const html = markupOf(<IndividualLayout {...normal} />)
  expect(html.indexOf('tel:112')).toBeGreaterThan(-1)
  expect(html.indexOf('tel:112')).toBeLessThan(html.indexOf('<header'))
})

describe('the panel layout', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    href: `/yer-${index}`,
    label: `Yer ${index}`,
    icon: 'home' as const,
  }))
  const html = markupOf(
    <PanelLayout home="/kullanici" items={items} leave={{ href: '/' }}>
      <p>içerik</p>
    </PanelLayout>,
  )

  test('keeps 112 and the way out on every page', () => {
    expect(html).toContain('tel:112')
    expect(html).toContain('Sayfadan hemen çık')
  })

  test('has five places at the bottom of a phone and all of them in the rail', () => {
    const bottom = html.slice(html.indexOf('kit-bottom'))
    expect(bottom.match(/href="\/yer-/g)).toHaveLength(5)
    expect(html.match(/kit-rail-item/g)).toHaveLength(7)
  })
})

test('the back office shows a group as a title with its lines below', () => {
  const html = markupOf(
    <AdminLayout
      home="/"
      title="Kullanıcılar"
      items={[
        { label: 'Makaleler', items: [{ href: '/articles', label: 'Tümü' }] },
        { label: 'Kullanıcılar', href: '/identity/users', current: true },
      ]}
    >
      <p>içerik</p>
    </AdminLayout>,
  )
  expect(html).toMatch(/<span>Makaleler<\/span><ul><li><a href="\/articles"/)
  expect(html).toMatch(/href="\/identity\/users" aria-current="page"/)
})
