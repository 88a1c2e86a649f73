import {
  addresses,
  contract,
  formEncoded,
  multipart,
  projectId,
  withoutToken,
} from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { walk, type Rule } from './rules.ts'

const call = (says: string, name: keyof typeof addresses, address: string, accepted?: unknown): Rule => ({
  says,
  check: () => {
    expect(addresses[name]).toBe(address)
    const entry = contract[name]
    if (accepted !== undefined) {
      const schema = 'body' in entry ? entry.body : 'query' in entry ? entry.query : undefined
      expect(schema?.safeParse(accepted).success).toBe(true)
    }
  },
})

walk('7 calls', [
  call(
    'OTP login: client id and secret, grant type, username, password, state',
    'token',
    'POST /auth/connect/token',
    {
      client_id: 'panel',
      client_secret: '-',
      grant_type: 'otp',
      username: '+905321112233',
      password: '123456',
      state: 'abc',
    },
  ),
  call('password login: username, password, OwnerId', 'token', 'POST /auth/connect/token', {
    grant_type: 'password',
    username: 'employee',
    password: 'secret-word',
    OwnerId: String(projectId),
  }),
  call('anonymous: client credentials', 'token', 'POST /auth/connect/token', {
    grant_type: 'client_credentials',
    client_id: 'corporate',
  }),
  {
    says: 'the token call is form-encoded and carries no auth header',
    check: () => {
      expect(formEncoded).toContain('token')
      expect(withoutToken).toContain('token')
    },
  },
  call('{PhoneNumber, State}', 'requestOneTimePassword', 'POST /auth/api/User/RequestOneTimePassword', {
    PhoneNumber: '+905321112233',
    State: 'abc',
  }),
  {
    says: 'a one-time password is requested with an anonymous bearer token',
    check: () => expect(contract.requestOneTimePassword.access).toEqual({ kind: 'anonymous' }),
  },
  call('POST user creates', 'createUser', 'POST /api/user', contract.createUser.example.body),
  call('PATCH user updates', 'updateUser', 'PATCH /api/user', contract.updateUser.example.body),
  call('GET user/{id}?projectId', 'user', 'GET /api/user/:id', { projectId: '2' }),
  call('GET users with the user list query', 'users', 'GET /api/users', {
    pageIndex: '1',
    pageSize: '10',
    roleId: '1',
    searchTerm: 'ay',
    projectId: '2',
    isActive: 'true',
    isDeleted: 'false',
  }),
  call('changeActiveStatus {id, isActive}', 'changeActiveStatus', 'POST /api/changeActiveStatus', {
    id: '5f3f2a52-6a1c-4d5e-8f00-000000000000',
    isActive: false,
  }),
  call('changeDeletedStatus {id, isDeleted}', 'changeDeletedStatus', 'POST /api/changeDeletedStatus', {
    id: '5f3f2a52-6a1c-4d5e-8f00-000000000000',
    isDeleted: true,
  }),
  call('GET roles/{projectId}', 'roles', 'GET /api/roles/:projectId'),
  call('GET pagesAndActions/{projectId}', 'pagesAndActions', 'GET /api/pagesAndActions/:projectId'),
  call('GET blog?uri', 'blog', 'GET /api/blog', { uri: 'bir-yazi' }),
  call('GET blogs with pageIndex, pageSize and categoryUri', 'blogs', 'GET /api/blogs', {
    pageIndex: '1',
    pageSize: '10',
    categoryUri: 'uyku-ve-dinlenme',
  }),
  call('GET admin/language', 'languages', 'GET /api/admin/language'),
  call('GET sliders', 'sliders', 'GET /api/sliders'),
  call('POST contactForm', 'contactForm', 'POST /api/contactForm', contract.contactForm.example.body),
  call(
    'POST serviceProviderForm',
    'serviceProviderForm',
    'POST /api/serviceProviderForm',
    contract.serviceProviderForm.example.body,
  ),
  call('GET bulletin/byYear', 'bulletinsByYear', 'GET /api/bulletin/byYear', { year: '2026' }),
  call('GET aboutLife/byYear', 'aboutLifeByYear', 'GET /api/aboutLife/byYear', { year: '2026' }),
  call('GET homePage', 'homePage', 'GET /api/homePage'),
  call('GET pressNews/{id}', 'pressPiece', 'GET /api/pressNews/:id'),
  call('GET pressNews with pageIndex and pageSize', 'pressNews', 'GET /api/pressNews', {
    pageIndex: '1',
    pageSize: '50',
  }),
  call('GET service', 'services', 'GET /api/service'),
  call('GET form/14: the test list', 'tests', 'GET /api/form/14'),
  call('GET form/questions/{id}', 'testQuestions', 'GET /api/form/questions/:id'),
  call('POST form submits a test', 'submitTest', 'POST /api/form', {
    formId: 'phq-9',
    version: 1,
    answers: [
      { questionId: 'phq1', value: 0 },
      { questionId: 'phq2', value: null },
    ],
  }),
  call('GET form/{id}/detail', 'testDetail', 'GET /api/form/:id/detail'),
  call('GET categoriesForArticle', 'articleCategories', 'GET /api/categoriesForArticle'),
  call('GET category/{id}/articles/web', 'categoryArticles', 'GET /api/category/:id/articles/web'),
  call('GET article/{id}', 'article', 'GET /api/article/:id'),
  call('GET article/{id}/articles', 'relatedArticles', 'GET /api/article/:id/articles'),
  call(
    'POST admin/multimedia/image, multipart: image, Type',
    'uploadImage',
    'POST /api/admin/multimedia/image',
    {
      image: new File(['x'], 'x.png'),
      Type: 'cover',
    },
  ),
  {
    says: 'the image is multipart',
    check: () => expect(Object.keys(multipart)).toContain('uploadImage'),
  },
  call(
    'GET customer/files, always isActive true and isDeleted false',
    'customerFiles',
    'GET /api/customer/files',
    {
      pageIndex: '1',
      pageSize: '10',
      searchTerm: 'afiş',
      isActive: 'true',
      isDeleted: 'false',
    },
  ),
  call(
    'POST request-forms/hotel-request',
    'hotelRequest',
    'POST /api/request-forms/hotel-request',
    contract.hotelRequest.example.body,
  ),
  call(
    'POST request-forms/psychological-request',
    'psychologicalRequest',
    'POST /api/request-forms/psychological-request',
    contract.psychologicalRequest.example.body,
  ),
  call('GET report/hrreport', 'hrReport', 'GET /api/report/hrreport'),
  call(
    'POST analytics/{type}/{platform}/push with {description, extras}',
    'pushAnalytics',
    'POST /api/analytics/:type/:platform/push',
    { description: 'x', extras: '{}' },
  ),
  {
    says: 'a page view is type 1 with pageName, an action type 2 with actionName, the platform 3',
    check: () => {
      const { params, query } = contract.pushAnalytics
      expect(params.safeParse({ type: '1', platform: '3' }).success).toBe(true)
      expect(params.safeParse({ type: '2', platform: '3' }).success).toBe(true)
      expect(params.safeParse({ type: '3', platform: '3' }).success).toBe(false)
      expect(params.safeParse({ type: '1', platform: '1' }).success).toBe(false)
      expect(query.safeParse({ pageName: 'Home' }).success).toBe(true)
      expect(query.safeParse({ actionName: 'Logout' }).success).toBe(true)
    },
  },
  call('notifications of a person (path not shown)', 'notifications', 'GET /api/notifications'),
  call('assistant (path not shown)', 'askAssistant', 'POST /api/assistant/message', { message: 'uyku' }),
  call('account (its path is not shown)', 'account', 'GET /api/account'),
  call('navigation menu (its path is not shown)', 'navigationMenu', 'GET /api/navigation/menu'),
])

test('7 calls: every call of the contract has one description and an access rule', () => {
  for (const entry of Object.values(contract)) {
    expect(entry.says).toMatch(/\.$/)
    expect(['open', 'anonymous', 'signedIn', 'page', 'action']).toContain(entry.access.kind)
  }
})
