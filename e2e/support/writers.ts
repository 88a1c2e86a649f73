import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addresses, contract, KeptContentItem } from '@avita/api-client/contract'
import type { Origins } from './platform.ts'

const pathOf = (call: 'createArticle' | 'adminArticleList') => addresses[call].replace(/^\w+ /, '')

export interface Writer {
  /** Titles by id of the articles whose answer has come, once per answer. */
  readonly acknowledged: readonly { readonly id: string; readonly title: string }[]
  /** Ends after the article under way has been acknowledged. */
  readonly stop: () => Promise<void>
}

const draftOf = (title: string, categoryId: string) => ({
  settings: { customerId: null, categoryId },
  text: {
    language: 'tr',
    title,
    summary: '-',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
    author: '-',
    reviewer: null,
    reviewedOn: null,
    reviewDueOn: null,
    sources: [],
  },
})

/**
 * Writes one article after the other over HTTP, as an editor would: each under its own key, and again under the same
 * key until it was acknowledged. A refusal that trying again cannot mend ends the writer with an error.
 */
export const startWriter = (
  { main }: Origins,
  token: string,
  { run, categoryId }: { readonly run: string; readonly categoryId: string },
): Writer => {
  const acknowledged: { id: string; title: string }[] = []
  const stopping = new AbortController()

  const write = async (title: string, key: string): Promise<string | null> => {
    const answer = await fetch(main + pathOf('createArticle'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(draftOf(title, categoryId)),
      signal: AbortSignal.timeout(8_000),
    }).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string' || answer.status >= 500 || answer.status === 409) return null
    if (!answer.ok) throw new Error(`An article was refused with ${answer.status}: ${text}`)
    return KeptContentItem.parse(JSON.parse(text)).id
  }

  const writeAll = async () => {
    while (!stopping.signal.aborted) {
      const title = `${run} ${randomUUID()}`
      const key = randomUUID()
      let id = await write(title, key)
      while (id === null) {
        await sleep(50)
        id = await write(title, key)
      }
      acknowledged.push({ id, title })
    }
  }

  const done = writeAll()
  // Heard when it is stopped; until then nobody has to listen.
  done.catch(() => undefined)
  return {
    acknowledged,
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}

/** Every article of a run that the back office lists. */
export const articlesOfRun = async ({ main }: Origins, token: string, run: string) => {
  const seen: { id: string; title: string }[] = []
  for (let pageIndex = 1; ; pageIndex++) {
    const query = new URLSearchParams({ searchTerm: run, pageSize: '100', pageIndex: String(pageIndex) })
    const answer = await fetch(`${main}${pathOf('adminArticleList')}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { items, totalCount } = contract.adminArticleList.answer.parse(await answer.json())
    seen.push(...items.map(({ id, texts }) => ({ id, title: texts[0]?.title ?? '' })))
    if (items.length === 0 || seen.length >= totalCount) return seen
  }
}
