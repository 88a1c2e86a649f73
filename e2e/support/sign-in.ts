import { addresses, type ClientId, projectId, TokenAnswer } from '@avita/api-client/contract'
import { ArticleCategory, ArticleSummary } from '@avita/api-client/contract'
import { z } from 'zod'
import { demoPassword, type Origins } from './platform.ts'

const pathOf = (call: keyof typeof addresses) => addresses[call].replace(/^\w+ /, '')

/** The token of a demo account, from the token endpoint as any client would get it. */
export const tokenOf = async (origins: Origins, username: string, clientId?: ClientId): Promise<string> => {
  const answer = await fetch(origins.main + pathOf('token'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username,
      password: demoPassword,
      OwnerId: String(projectId),
      ...(clientId ? { client_id: clientId } : {}),
    }),
  })
  return TokenAnswer.parse(await answer.json()).access_token
}

/** An article that can be read in a language: what a detail page is shown with. */
export const someArticle = async (origins: Origins, token: string, language: string) => {
  const read = async (path: string): Promise<unknown> =>
    (
      await fetch(origins.main + path, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      })
    ).json()
  const [category] = z.array(ArticleCategory).parse(await read(pathOf('articleCategories')))
  if (!category) throw new Error('There is no category to read')
  const [article] = z
    .array(ArticleSummary)
    .parse(await read(pathOf('categoryArticles').replace(':id', category.id)))
  if (!article) throw new Error('There is no article to read')
  return article
}
