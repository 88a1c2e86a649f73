import type { ArticleSummary } from '@avita/api-client/contract'
import { foldForSearch } from '../../text.ts'

/** Words that say nothing about what somebody is looking for; folded. */
const empty = new Set(
  (
    'acaba ama bana ben beni benim bir biraz bile bu bunu cok daha da de degil diye en gibi gore hakkinda hangi her hep hic icin ile ise istiyorum kadar kendimi ki kim mi mu nasil ne neden nedir niye olarak oluyor onu sey seyler su var ve veya ya yapmaliyim yardim yok zaman merhaba ' +
    'about after again and any anything are been but can could did does for from get have hello help her his how into its just like more much myself not our please she should some than that the their them then there they this was what when where which who why will with would you your'
  ).split(' '),
)

const stemLetters = 5
const shortestWord = 3

/** The beginnings of the words of a text: what is left of a Turkish word when its suffixes change. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldForSearch(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= shortestWord && !empty.has(word))
      .map((word) => word.slice(0, stemLetters)),
  )

const titleWeight = 3

/** Articles that speak of what a message speaks of, the closest first. */
export const fittingArticles = (
  message: string,
  articles: readonly ArticleSummary[],
  most: number,
): ArticleSummary[] => {
  const wanted = [...stemsOf(message)]
  const weightOf = ({ title, summary, category }: ArticleSummary) => {
    const inTitle = stemsOf(title)
    const inRest = stemsOf(`${summary} ${category.name}`)
    return wanted.reduce(
      (sum, stem) => sum + (inTitle.has(stem) ? titleWeight : 0) + (inRest.has(stem) ? 1 : 0),
      0,
    )
  }
  return articles
    .map((article) => ({ article, weight: weightOf(article) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ article }) => article)
}
