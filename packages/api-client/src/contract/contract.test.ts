import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AnalyticsPush,
  addresses,
  analyticsType,
  type CallParts,
  cookieSameSite,
  contract,
  defaultNotificationSource,
  defaultPageIndex,
  defaultPageSize,
  Flag,
  formEncoded,
  largestFileOf,
  LinkTarget,
  mayDo,
  mayOpen,
  notificationAdminRoleId,
  notificationSources,
  PageQuery,
  Password,
  permissionsOf,
  Phone,
  pressPageSize,
  Problem,
  projectId,
  RichText,
  type RoleName,
  roles,
  TokenAnswer,
  TokenRequest,
  webPlatform,
  withoutToken,
} from './index.ts'

const entries = Object.values(contract)

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('the contract', () => {
  test('has one entry per address, under its own name', () => {
    expect(Object.keys(contract).toSorted()).toEqual(Object.keys(addresses).toSorted())
    for (const [name, entry] of Object.entries(contract)) expect(entry.name).toBe(name)
  })

  test.each(entries)('$name has the method and path of its address, and a line of description', (entry) => {
    expect(`${entry.method} ${entry.path}`).toBe(addresses[entry.name])
    expect(entry.says).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['token', 'POST /auth/connect/token'],
    ['requestOneTimePassword', 'POST /auth/api/User/RequestOneTimePassword'],
    ['signingKeys', 'GET /auth/.well-known/jwks.json'],
    ['users', 'GET /api/users'],
    ['roles', 'GET /api/roles/:projectId'],
    ['pagesAndActions', 'GET /api/pagesAndActions/:projectId'],
    ['sliders', 'GET /api/sliders'],
    ['homePage', 'GET /api/homePage'],
    ['articleCategories', 'GET /api/categoriesForArticle'],
    ['categoryArticles', 'GET /api/category/:id/articles/web'],
    ['article', 'GET /api/article/:id'],
    ['pushAnalytics', 'POST /api/analytics/:type/:platform/push'],
  ] as const)('%s is at the address of the specification, section 7', (name, address) => {
    expect(addresses[name]).toBe(address)
  })

  test('has a schema for every parameter of a path, and no other', () => {
    for (const entry of entries) {
      const inPath = [...entry.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect('params' in entry ? Object.keys(entry.params.shape) : []).toEqual(inPath)
    }
  })

  test('asks for a token wherever a call is not open', () => {
    const open = entries.filter(({ access }) => access.kind === 'open').map(({ name }) => name)
    expect(open.toSorted()).toEqual([...withoutToken].toSorted())
  })

  test.each(entries)(
    '$name shows an example wherever it takes something, and the example is well-formed',
    (entry) => {
      const parts: CallParts = entry
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = parts[part]
        const given = parts.example?.[part]
        if (given === undefined) expect(schema === undefined || part === 'query').toBe(true)
        else expect(schema?.safeParse(given).success).toBe(true)
      }
    },
  )

  test('has a body wherever one is form-encoded', () => {
    for (const name of formEncoded) expect(contract[name]).toHaveProperty('body')
  })

  test('takes one file in the body of a multipart call, as large as it says', () => {
    for (const { name, body, example } of [
      contract.uploadImage,
      contract.uploadCustomerFile,
      contract.uploadProviderCv,
    ]) {
      const files = Object.entries(example.body).filter(([, value]) => value instanceof File)
      expect(files).toHaveLength(1)
      const largest = new File([new Uint8Array(largestFileOf(name) ?? 0)], 'x')
      const [[field] = ['']] = files
      expect(accepts(body, { ...example.body, [field]: largest })).toBe(true)
      expect(accepts(body, { ...example.body, [field]: new File([largest, 'x'], 'x') })).toBe(false)
      expect(accepts(body, { ...example.body, [field]: 'text' })).toBe(false)
    }
  })
})

describe('the constants of section 9', () => {
  test('are those of the specification', () => {
    expect({
      projectId,
      defaultPageIndex,
      defaultPageSize,
      pressPageSize,
      webPlatform,
      analyticsType,
      notificationAdminRoleId,
      defaultNotificationSource,
      cookieSameSite,
    }).toEqual({
      projectId: 2,
      defaultPageIndex: 1,
      defaultPageSize: 10,
      pressPageSize: 50,
      webPlatform: 3,
      analyticsType: { pageView: 1, action: 2 },
      notificationAdminRoleId: '9',
      defaultNotificationSource: 3,
      cookieSameSite: 'Lax',
    })
    expect(Object.keys(notificationSources)).toEqual(['admin', 'bulletin', 'newDiscovery'])
  })
})

describe('a token request', () => {
  const password = { grant_type: 'password', username: 'employee', password: 'x', OwnerId: '2' }
  const otp = {
    grant_type: 'otp',
    client_id: 'panel',
    client_secret: '',
    username: '+905551112233',
    password: '012345',
    state: 's',
  }

  test.each([password, otp, { grant_type: 'client_credentials', client_id: 'corporate' }])(
    'of the grant $grant_type is taken',
    (request) => {
      expect(accepts(TokenRequest, request)).toBe(true)
    },
  )

  test.each([
    { ...password, username: '' },
    { ...password, username: '   ' },
    { ...password, password: '' },
    { ...password, OwnerId: 'two' },
    { ...password, roleId: 4 },
    { ...otp, username: '05551112233' },
    { ...otp, password: '12345' },
    { ...otp, state: '' },
    { grant_type: 'client_credentials' },
    { grant_type: 'client_credentials', client_id: 'stranger' },
    { grant_type: 'refresh_token' },
    {},
    null,
  ])('%j is refused', (request) => {
    expect(accepts(TokenRequest, request)).toBe(false)
  })

  test('is answered with a token for at most twelve hours', () => {
    const answer = { access_token: 't', token_type: 'Bearer', expires_in: 43_200, scope: '' }
    expect(accepts(TokenAnswer, answer)).toBe(true)
    expect(accepts(TokenAnswer, { ...answer, expires_in: 43_201 })).toBe(false)
    expect(accepts(TokenAnswer, { ...answer, expires_in: 0 })).toBe(false)
  })

  test('a password has 8 to 128 characters of any kind, a phone is E.164', () => {
    expect(['a'.repeat(8), 'ş'.repeat(128)].every((text) => accepts(Password, text))).toBe(true)
    expect(['a'.repeat(7), 'a'.repeat(129)].some((text) => accepts(Password, text))).toBe(false)
    expect(accepts(Phone, '+905551112233')).toBe(true)
    expect(['905551112233', '+0555', '+90 555', ''].some((text) => accepts(Phone, text))).toBe(false)
  })
})

describe('the query of a list', () => {
  test('begins at page 1 with ten rows', () => {
    expect(PageQuery.parse({})).toEqual({ pageIndex: 1, pageSize: 10 })
    expect(PageQuery.parse({ pageIndex: '3', pageSize: '100' })).toEqual({ pageIndex: 3, pageSize: 100 })
  })

  test.each([
    { pageIndex: '0' },
    { pageIndex: '1.5' },
    { pageSize: '101' },
    { pageSize: '0' },
    { sort: 'name' },
  ])('%j is refused', (query) => {
    expect(accepts(PageQuery, query)).toBe(false)
  })

  test('of users has the fields of the specification, section 3', () => {
    expect(Object.keys(contract.users.query.shape).toSorted()).toEqual(
      ['pageIndex', 'pageSize', 'roleId', 'searchTerm', 'projectId', 'isActive', 'isDeleted'].toSorted(),
    )
    expect(contract.users.query.parse({ isActive: 'false', roleId: '4' })).toEqual({
      pageIndex: 1,
      pageSize: 10,
      isActive: false,
      roleId: 4,
    })
  })

  test('a flag is true or false, in words', () => {
    expect([Flag.parse('true'), Flag.parse('false')]).toEqual([true, false])
    expect(['1', 'yes', '', true].some((value) => accepts(Flag, value))).toBe(false)
  })
})

describe('an analytics push', () => {
  test('is a description and extras, and nothing else', () => {
    expect(accepts(AnalyticsPush, { description: 'Articles', extras: '{}' })).toBe(true)
    expect(accepts(AnalyticsPush, { description: 'Articles', extras: '{}', email: 'a@b.example' })).toBe(
      false,
    )
  })

  test('is of type 1 or 2 and from the web', () => {
    const { params } = contract.pushAnalytics
    expect(params.parse({ type: '1', platform: '3' })).toEqual({ type: 1, platform: 3 })
    expect(accepts(params, { type: '3', platform: '3' })).toBe(false)
    expect(accepts(params, { type: '1', platform: '1' })).toBe(false)
  })
})

describe('a text', () => {
  const withLink = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'uyku', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })

  test.each([
    'https://who.int/health?x=1#y',
    'http://a.example',
    'mailto:destek@avita.example',
    'tel:+902120000000',
    '/kullanici/makaleler',
    '/',
    '#sources',
  ])('may link %s', (href) => {
    expect(accepts(RichText, withLink(href))).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://avita.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:\\\\evil.example',
    'kullanici',
    '',
  ])('may not link %j', (href) => {
    expect(accepts(RichText, withLink(href))).toBe(false)
  })

  const hostile = fc
    .array(
      fc.constantFrom(
        'javascript',
        'data',
        ':',
        '/',
        '\\',
        '//',
        '\t',
        '\n',
        '\u0000',
        ' ',
        '#',
        'https:',
        'evil.example',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))

  test('links nothing that a browser would run, and no path that leaves our origin, whatever is tried', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (href) => {
        fc.pre(accepts(LinkTarget, href))
        const url = URL.parse(href, 'https://avita.example/kullanici')
        expect(url === null || ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)).toBe(true)
        expect(/^[/#]/.test(href) && url?.origin !== 'https://avita.example').toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    { type: 'doc', content: [{ type: 'image', attrs: { src: '/x.png' } }] },
    { type: 'doc', content: [{ type: 'html', html: '<b>x</b>' }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [] }] },
    { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' } }] },
    { type: 'paragraph' },
    '<p>x</p>',
  ])('has allowed nodes only: %j is refused', (text) => {
    expect(accepts(RichText, text)).toBe(false)
  })
})

describe('a problem document', () => {
  test('has a stable code', () => {
    const document = { type: 'about:blank', title: 'x', status: 404, code: 'content.notInThisLanguage' }
    expect(accepts(Problem, document)).toBe(true)
    expect(accepts(Problem, { ...document, code: undefined })).toBe(false)
  })
})

describe('permissions', () => {
  test('roles have the ids of the decisions, section 3', () => {
    expect(roles).toEqual({
      employee: 1,
      hrManager: 2,
      editor: 3,
      administrator: 4,
      privateCustomer: 5,
      psychologist: 8,
      notificationAdmin: 9,
    })
    expect(String(roles.notificationAdmin)).toBe(notificationAdminRoleId)
  })

  test('a page is viewable only if its name is in the list', () => {
    const pages = permissionsOf('employee')
    expect(mayOpen(pages, 'articles')).toBe(true)
    expect(['designWorks', 'admin.users', 'constructor', ''].some((page) => mayOpen(pages, page))).toBe(false)
    expect(mayOpen([], 'articles')).toBe(false)
  })

  test('an action is permitted only if any page names it', () => {
    expect(mayDo(permissionsOf('administrator'), 'ListUsers')).toBe(true)
    expect(mayDo(permissionsOf('hrManager'), 'ExportUtilizationReport')).toBe(true)
    expect(mayDo(permissionsOf('employee'), 'ExportUtilizationReport')).toBe(false)
    expect(mayDo(permissionsOf('employee'), 'ListUsers')).toBe(false)
    expect(mayDo([], 'ListUsers')).toBe(false)
  })

  const roleNames = Object.keys(roles).filter((name): name is RoleName => name in roles)

  test.each(roleNames)('%s opens each of its pages once', (role) => {
    const names = permissionsOf(role).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  test('only an administrator lists users', () => {
    expect(roleNames.filter((role) => mayDo(permissionsOf(role), 'ListUsers'))).toEqual(['administrator'])
  })
})
