import { chromium } from '@playwright/test'
const base = 'http://localhost:4300'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const shots = process.argv.slice(2)
for (const s of shots) {
  const [name, url, width, scheme, who] = s.split('|')
  const c = await b.newContext({
    viewport: { width: Number(width), height: Number(width) < 800 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const p = await c.newPage()
  p.on('console', (m) =>
    m.type() === 'error' || m.type() === 'warning' ? console.log(name, m.type(), m.text()) : 0,
  )
  p.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
  p.on('response', (r) => (r.status() >= 400 ? console.log(name, r.status(), r.url()) : 0))
  if (who) {
    const origin = new URL(url, base).origin
    await p.goto(origin + '/identity/login')
    await p.locator('input[name=username]').fill(who)
    await p.locator('input[name=password]').fill('Avita-demo-2026')
    await p.locator('form button[type=submit]').first().click()
    await p.waitForFunction(() => localStorage.getItem('authorized-pages') !== null)
    await p.waitForTimeout(600)
  }
  await p.goto(new URL(url, base).href)
  await p.waitForTimeout(900)
  const action = s.split('|')[5]
  if (action) await p.evaluate(action)
  await p.waitForTimeout(action ? 900 : 0)
  await p.screenshot({ path: `/tmp/look/${name}.png`, fullPage: !action })
  console.log(name, p.url(), await p.title())
  await c.close()
}
await b.close()
