import { CancelledError, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import { serve } from '../testing/serve.ts'
import {
  accountQueries,
  analyticsFilter,
  articleQueries,
  contentQueries,
  homeQueries,
  navigationQueries,
  userQueries,
} from './index.ts'

const startQueries = async () => {
  const asked: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url)
    response.statusCode = request.url === '/api/account' ? 404 : 200
    response.end('[]')
  })
  const client = createClient({ apiUrl: origin, identityUrl: origin, language: () => 'tr', token: () => 't' })
  return { asked, client, queryClient: new QueryClient() }
}

test('each family asks for what it is named after', async () => {
  const { asked, client, queryClient } = await startQueries()

  await queryClient.fetchQuery(articleQueries(client).categories())
  await queryClient.fetchQuery(articleQueries(client).inCategory('c-1'))
  await queryClient.fetchQuery(articleQueries(client).article('a-1'))
  await queryClient.fetchQuery(homeQueries(client).page())
  await queryClient.fetchQuery(homeQueries(client).sliders())
  await queryClient.fetchQuery(userQueries(client).list({ pageIndex: 2, searchTerm: '' }))
  await queryClient.fetchQuery(userQueries(client).roles())
  await queryClient.fetchQuery(navigationQueries(client).menu('back-office'))
  await queryClient.fetchQuery(navigationQueries(client).pagesAndActions())

  expect(asked).toEqual([
    '/api/categoriesForArticle',
    '/api/category/c-1/articles/web',
    '/api/article/a-1',
    '/api/homePage',
    '/api/sliders',
    '/api/users?pageIndex=2',
    '/api/roles/2',
    '/api/navigation/menu?app=back-office',
    '/api/pagesAndActions/2',
  ])
})

test('content is asked for by its own address, and an empty or absent filter is left out', async () => {
  const { asked, client, queryClient } = await startQueries()
  const content = contentQueries(client)

  await queryClient.fetchQuery(content.blogs({ pageIndex: 2, categoryUri: '' }))
  await queryClient.fetchQuery(content.blog('bir-yazi'))
  await queryClient.fetchQuery(content.pressNews())
  await queryClient.fetchQuery(content.pressPiece('p-1'))
  await queryClient.fetchQuery(content.bulletinsByYear())
  await queryClient.fetchQuery(content.bulletinsByYear(2025))
  await queryClient.fetchQuery(content.bulletin('b-1'))
  await queryClient.fetchQuery(content.aboutLifeByYear(2024))
  await queryClient.fetchQuery(content.aboutLife('l-1'))
  await queryClient.fetchQuery(content.services())
  await queryClient.fetchQuery(content.products())
  await queryClient.fetchQuery(content.faqs())
  await queryClient.fetchQuery(content.languages())
  await queryClient.fetchQuery(content.search({ q: 'ışık', kind: 'article' }))
  await queryClient.fetchQuery(articleQueries(client).related('a-1'))

  expect(asked).toEqual([
    '/api/blogs?pageIndex=2',
    '/api/blog?uri=bir-yazi',
    '/api/pressNews',
    '/api/pressNews/p-1',
    '/api/bulletin/byYear',
    '/api/bulletin/byYear?year=2025',
    '/api/bulletin/b-1',
    '/api/aboutLife/byYear?year=2024',
    '/api/aboutLife/l-1',
    '/api/service',
    '/api/products',
    '/api/faqs',
    '/api/admin/language',
    `/api/search?${new URLSearchParams({ q: 'ışık', kind: 'article' })}`,
    '/api/article/a-1/articles',
  ])
})

test('keys tell one thing from another, and all of a family can be made stale at once', async () => {
  const { client, queryClient } = await startQueries()
  const articles = articleQueries(client)
  await queryClient.fetchQuery(articles.article('a-1'))
  await queryClient.fetchQuery(articles.article('a-2'))
  await queryClient.fetchQuery(homeQueries(client).page())

  await queryClient.invalidateQueries({ queryKey: articles.all })

  const stale = queryClient.getQueryCache().findAll({ stale: true })
  expect(stale.map(({ queryKey }) => queryKey)).toEqual(
    expect.arrayContaining([
      ['articles', 'article', 'a-1'],
      ['articles', 'article', 'a-2'],
    ]),
  )
})

test('a query leaves trying again to the client', async () => {
  const { asked, client } = await startQueries()
  // With its own default a query would ask four times.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } })

  await expect(queryClient.fetchQuery(accountQueries(client).mine())).rejects.toMatchObject({ status: 404 })

  expect(asked).toEqual(['/api/account'])
})

test('a query that nobody waits for any more ends its call', async () => {
  const calls: ('open' | 'ended')[] = []
  const origin = await serve((request) => {
    calls.push('open')
    request.socket.on('close', () => calls.push('ended'))
  })
  const client = createClient({ apiUrl: origin, identityUrl: origin, language: () => 'tr', token: () => 't' })
  const queryClient = new QueryClient()
  const categories = articleQueries(client).categories()

  const fetching = queryClient.fetchQuery(categories).catch((error: unknown) => error)
  await vi.waitFor(() => expect(calls).toEqual(['open']))
  await queryClient.cancelQueries({ queryKey: categories.queryKey })

  expect(await fetching).toBeInstanceOf(CancelledError)
  await vi.waitFor(() => expect(calls).toEqual(['open', 'ended']))
})

test('an event filter fixes the type to action', () => {
  expect(analyticsFilter({ type: 1, event: 'login' })).toEqual({ type: 2, event: 'login' })
  expect(analyticsFilter({ event: 'login' })).toEqual({ type: 2, event: 'login' })
})

test('without an event the type stays as chosen', () => {
  expect(analyticsFilter({ type: 1 })).toEqual({ type: 1 })
  expect(analyticsFilter({ type: 1, event: '' })).toEqual({ type: 1, event: '' })
  expect(analyticsFilter({})).toEqual({})
})
