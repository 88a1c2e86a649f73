import {
  type CallName,
  type ContentKind,
  type keptContent,
  KeptContentItem,
} from '@avita/api-client/contract'
import type { Person } from '../../actor.ts'
import { handlers, type RequestFacts } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { announcePublications } from '../notifications/publications.ts'
import type { SettingsDraft, TextDraft } from './drafts.ts'
import { contentKeeper, type PieceChange, type PieceQuery, type VersionName } from './keeping.ts'

interface By {
  readonly actor: Person
}

interface Which extends By {
  readonly params: { readonly id: string }
}

interface Keyed extends By {
  readonly request: RequestFacts
}

/** Far more than anyone types, far less than a loop would send. */
const savesPerPerson = { times: 120, seconds: 60 }

/** The eight calls of the back office, for every kind of content alike. */
export const keptRoutes = (deps: ModuleDeps) => {
  const keeper = contentKeeper(deps, announcePublications(deps))

  const counted = async <Answer>({ actor }: By, save: () => Promise<Answer>): Promise<Answer> => {
    await deps.attempts.count(`content:${actor.id}`, savesPerPerson, 'identity.tooManyRequests')
    return save()
  }

  const of = (kind: ContentKind, create: CallName) => ({
    list: ({ query }: { readonly query: PieceQuery }) => keeper.list(kind, query),
    one: ({ params }: Which) => keeper.one(kind, params.id),
    version: ({ params }: { readonly params: VersionName }) => keeper.version(kind, params),
    create: (
      input: Keyed & { readonly body: { readonly settings: SettingsDraft; readonly text: TextDraft } },
    ) =>
      counted(input, () =>
        deps.idempotency.once(
          { call: create, actor: input.actor, key: input.request.idempotencyKey, body: input.body },
          KeptContentItem,
          (transaction) => keeper.create(transaction, kind, input.body, input.actor.id),
        ),
      ),
    update: (input: Which & { readonly body: PieceChange }) =>
      counted(input, () => keeper.update(kind, input.params.id, input.body, input.actor.id)),
    publish: (input: Which & { readonly body: Parameters<typeof keeper.publish>[2] }) =>
      counted(input, () => keeper.publish(kind, input.params.id, input.body, input.actor.id)),
    withdraw: (input: Which & { readonly body: Parameters<typeof keeper.withdraw>[2] }) =>
      counted(input, () => keeper.withdraw(kind, input.params.id, input.body, input.actor.id)),
    remove: (input: Which) => counted(input, () => keeper.remove(kind, input.params.id, input.actor.id)),
  })

  const article = of('article', 'createArticle')
  const blog = of('blog', 'createBlog')
  const category = of('category', 'createCategory')
  const bulletin = of('bulletin', 'createBulletin')
  const aboutLife = of('aboutLife', 'createAboutLife')
  const press = of('press', 'createPress')
  const faq = of('faq', 'createFaq')
  const service = of('service', 'createService')
  const product = of('product', 'createProduct')
  const slider = of('slider', 'createSlider')

  return handlers<keyof typeof keptContent>({
    adminArticleList: article.list,
    adminArticle: article.one,
    adminArticleVersion: article.version,
    createArticle: article.create,
    updateArticle: article.update,
    publishArticle: article.publish,
    withdrawArticle: article.withdraw,
    deleteArticle: article.remove,
    adminBlogList: blog.list,
    adminBlog: blog.one,
    adminBlogVersion: blog.version,
    createBlog: blog.create,
    updateBlog: blog.update,
    publishBlog: blog.publish,
    withdrawBlog: blog.withdraw,
    deleteBlog: blog.remove,
    adminCategoryList: category.list,
    adminCategory: category.one,
    adminCategoryVersion: category.version,
    createCategory: category.create,
    updateCategory: category.update,
    publishCategory: category.publish,
    withdrawCategory: category.withdraw,
    deleteCategory: category.remove,
    adminBulletinList: bulletin.list,
    adminBulletin: bulletin.one,
    adminBulletinVersion: bulletin.version,
    createBulletin: bulletin.create,
    updateBulletin: bulletin.update,
    publishBulletin: bulletin.publish,
    withdrawBulletin: bulletin.withdraw,
    deleteBulletin: bulletin.remove,
    adminAboutLifeList: aboutLife.list,
    adminAboutLife: aboutLife.one,
    adminAboutLifeVersion: aboutLife.version,
    createAboutLife: aboutLife.create,
    updateAboutLife: aboutLife.update,
    publishAboutLife: aboutLife.publish,
    withdrawAboutLife: aboutLife.withdraw,
    deleteAboutLife: aboutLife.remove,
    adminPressList: press.list,
    adminPress: press.one,
    adminPressVersion: press.version,
    createPress: press.create,
    updatePress: press.update,
    publishPress: press.publish,
    withdrawPress: press.withdraw,
    deletePress: press.remove,
    adminFaqList: faq.list,
    adminFaq: faq.one,
    adminFaqVersion: faq.version,
    createFaq: faq.create,
    updateFaq: faq.update,
    publishFaq: faq.publish,
    withdrawFaq: faq.withdraw,
    deleteFaq: faq.remove,
    adminServiceList: service.list,
    adminService: service.one,
    adminServiceVersion: service.version,
    createService: service.create,
    updateService: service.update,
    publishService: service.publish,
    withdrawService: service.withdraw,
    deleteService: service.remove,
    adminProductList: product.list,
    adminProduct: product.one,
    adminProductVersion: product.version,
    createProduct: product.create,
    updateProduct: product.update,
    publishProduct: product.publish,
    withdrawProduct: product.withdraw,
    deleteProduct: product.remove,
    adminSliderList: slider.list,
    adminSlider: slider.one,
    adminSliderVersion: slider.version,
    createSlider: slider.create,
    updateSlider: slider.update,
    publishSlider: slider.publish,
    withdrawSlider: slider.withdraw,
    deleteSlider: slider.remove,
  })
}
