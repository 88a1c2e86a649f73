import { createHash } from 'node:crypto'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { policyOf } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('every inline script and style is allowed by the hash of exactly its text', () => {
  const policy = policyOf(
    '<style>\n.a { color: red }</style><script type="module">import "/_x/a.js"\n</script><script>go()</script >',
  )

  expect(directive(policy, 'style-src')).toBe(`'self' ${hash('\n.a { color: red }')}`)
  expect(directive(policy, 'script-src')).toBe(`'self' ${hash('import "/_x/a.js"\n')} ${hash('go()')}`)
})

test('a script with an address adds no hash: the own origin already allows it', () => {
  expect(directive(policyOf('<script async src="/_x/entry.js"></script>'), 'script-src')).toBe(`'self'`)
})

test('the same text twice is named once', () => {
  expect(directive(policyOf('<script>a</script><script>a</script>'), 'script-src')).toBe(
    `'self' ${hash('a')}`,
  )
})

test('nothing is allowed by default, no page may frame ours, and no unsafe keyword ever appears', () => {
  const harmless = string({ minLength: 1 }).filter((text) => !/<\/?(?:script|style)/i.test(text))
  assert(
    property(harmless, harmless, (script, style) => {
      const policy = policyOf(`<script>${script}</script><style>${style}</style>`)
      expect(directive(policy, 'default-src')).toBe(`'none'`)
      expect(directive(policy, 'frame-ancestors')).toBe(`'none'`)
      expect(policy).not.toContain('unsafe')
      expect(directive(policy, 'script-src')).toContain(hash(script))
      expect(directive(policy, 'style-src')).toContain(hash(style))
    }),
  )
})

test('calls go to the own origin and to the configured ones', () => {
  expect(directive(policyOf(''), 'connect-src')).toBe(`'self'`)
  expect(directive(policyOf('', { connect: ['https://api.example.com'] }), 'connect-src')).toBe(
    `'self' https://api.example.com`,
  )
})
