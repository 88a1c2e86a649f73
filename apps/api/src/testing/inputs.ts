import { type CallName, contract, KeptContentItem } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '../actor.ts'
import { requestFormService } from '../modules/request-forms/service.ts'
import { testService } from '../modules/tests/service.ts'
import { demoCustomers, demoPassword } from '../seed/demo-accounts.ts'
import { exampleOf, type Input, makeCall } from './calls.ts'
import { passwordForm, tokenPath } from './forms.ts'
import { codeSentTo } from './messages.ts'
import { idOfUser, tokenMailedTo } from './people.ts'
import { type Caller, clientOf, type TestApi, type Who } from './start-api.ts'

/** What differs from the example of the contract, which stands for no record that exists. */
interface Prepared extends Partial<Input> {
  /** Who makes the call instead: what it does cannot be done twice to one account. */
  readonly caller?: Caller
}

/** Makes by real calls what a call needs so that it succeeds, for whoever is going to make it. */
type Prepare = (api: TestApi, who: Who) => Promise<Prepared>

let made = 0
/** Another name each time. */
const fresh = (word: string) => `${word}-${(made += 1)}`

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** Makes a call that is only on the way to another one. */
const call = async (api: TestApi, who: Who, name: CallName, prepared: Prepared = {}) => {
  const answer = await makeCall(api.as(who), name, { ...exampleOf(name), ...prepared })
  if (answer.status !== 200) throw new Error(`${name}, on the way, answered ${answer.status}: ${answer.text}`)
  return answer
}

const byId = (id: string): Prepared => ({ params: { id } })

const personOf = async (api: TestApi, who: Who): Promise<Person> => {
  const actor = who === 'nobody' ? null : await api.identity.actorOf(await api.tokenOf(who))
  if (actor?.kind !== 'person') throw new Error(`${who} is no person`)
  return actor
}

/** A new account with the roles, the company and the password of a demo account, signed in. */
const someoneLike = async (api: TestApi, who: Who): Promise<{ readonly caller: Caller }> => {
  const { database } = api
  const username = fresh('someone')
  const email = `${username}@example.com`
  await database.execute(sql`with
    copy as (
      insert into users (id, username, username_key, name, surname, email, email_key, customer_id, search_text, created_at)
      select gen_random_uuid(), ${username}, ${username}, name, surname, ${email}, ${email}, customer_id, search_text, created_at
      from users where username = ${who} returning id
    ),
    theirs as (
      insert into user_roles (user_id, role_id)
      select copy.id, role_id from copy, user_roles join users on users.id = user_id where username = ${who}
    )
    insert into credentials (user_id, password_hash, changed_at)
    select copy.id, password_hash, changed_at from copy, credentials join users on users.id = user_id where username = ${who}`)
  const answer = await api
    .as('nobody')
    .post(tokenPath, passwordForm({ username, client_id: clientOf[who] ?? 'panel' }))
  return { caller: api.bearing(answer.read(contract.token.answer).access_token) }
}

/** A request of that person; only some roles may make one, and a person may have had another role before. */
const requestOf = async (api: TestApi, who: Who): Promise<string> => {
  const body = contract.hotelRequest.body.parse(exampleOf('hotelRequest').body)
  const asking = { actor: await personOf(api, who), language: 'tr' as const, idempotencyKey: null }
  return (await requestFormService(api.deps).askForHotel(body, asking)).id
}

const answersTo = async (api: TestApi) => {
  const { id, version, questions } = (await call(api, 'employee', 'testQuestions', byId('phq-9'))).read(
    contract.testQuestions.answer,
  )
  return {
    formId: id,
    version,
    answers: questions.map((question) => ({ questionId: question.id, value: first(question.options).value })),
  }
}

/** A result of that person, with a role that takes tests or without one. */
const resultOf = async (api: TestApi, who: Who): Promise<string> => {
  const person = await personOf(api, who)
  return (await testService(api.deps).submit(person, await answersTo(api), null, 'tr')).id
}

const sentToEverybody = async (api: TestApi): Promise<string> => {
  const body = { ...exampleOf('sendNotification').body, audience: { kind: 'everybody' } }
  return (await call(api, 'notifier', 'sendNotification', { body })).read(contract.sendNotification.answer).id
}

const inboxOf = async (api: TestApi, who: Who): Promise<string> => {
  await sentToEverybody(api)
  return first((await call(api, who, 'notifications')).read(contract.notifications.answer).items).id
}

const messageToUs = async (api: TestApi): Promise<string> => {
  await call(api, 'visitor', 'contactForm')
  return first((await call(api, 'admin', 'contactForms')).read(contract.contactForms.answer).items).id
}

const cvOfApplication = async (api: TestApi): Promise<string> => {
  const { cvToken } = (await call(api, 'visitor', 'uploadProviderCv')).read(contract.uploadProviderCv.answer)
  await call(api, 'visitor', 'serviceProviderForm', {
    body: { ...exampleOf('serviceProviderForm').body, cvToken },
  })
  const query = [['kind', 'serviceProvider']] as const
  const { items } = (await call(api, 'admin', 'contactForms', { query })).read(contract.contactForms.answer)
  const { cvId } = (await call(api, 'admin', 'readContactForm', byId(first(items).id))).read(
    contract.readContactForm.answer,
  )
  return cvId ?? 'no CV came with it'
}

const company = { params: { customerId: demoCustomers.first.id } }

const designWork = async (api: TestApi): Promise<string> =>
  (await call(api, 'admin', 'uploadCustomerFile', company)).read(contract.uploadCustomerFile.answer).id

const newCompany = async (api: TestApi) =>
  (await call(api, 'admin', 'createCustomer')).read(contract.createCustomer.answer)

const userNamed = async (api: TestApi, username: string) =>
  (await call(api, 'admin', 'user', byId(await idOfUser(api.database, username)))).read(contract.user.answer)

const newReflection = async (api: TestApi) =>
  (await call(api, 'editor', 'createReflection')).read(contract.createReflection.answer)

const firstArticle = async (api: TestApi): Promise<string> => {
  const category = first(
    (await call(api, 'employee', 'articleCategories')).read(contract.articleCategories.answer),
  )
  const articles = (await call(api, 'employee', 'categoryArticles', byId(category.id))).read(
    contract.categoryArticles.answer,
  )
  return first(articles).id
}

const unsetSetting = async (api: TestApi, key: string) => {
  await makeCall(api.as('admin'), 'deleteSetting', { ...exampleOf('deleteSetting'), params: { key } })
}

const inputs: { readonly [Name in CallName]?: Prepare } = {
  resetPassword: async (api) => {
    const { email } = await userNamed(api, 'hr2')
    await call(api, 'visitor', 'requestPasswordReset', { body: { email } })
    return { body: { token: await tokenMailedTo(api.database, email), password: fresh('four quiet words') } }
  },
  changePassword: async (api, who) => ({
    ...(await someoneLike(api, who)),
    body: { oldPassword: demoPassword, newPassword: 'four quiet words here' },
  }),
  confirmContact: async (api, who) => {
    const { caller } = await someoneLike(api, who)
    const email = `${fresh('yeni')}@example.com`
    await caller.patch(contract.updateOwnAccount.path, { email, password: demoPassword })
    return { caller, body: { kind: 'email', code: await codeSentTo(api.database, email) } }
  },
  exportPersonalData: async () => ({ body: { password: demoPassword } }),
  deletePersonalData: async (api, who) => ({
    ...(await someoneLike(api, who)),
    body: { password: demoPassword, confirmation: true },
  }),
  signOut: someoneLike,

  createUser: async () => {
    const username = fresh('yeni')
    const email = `${username}@example.com`
    return {
      body: { ...exampleOf('createUser').body, username, email, customerId: demoCustomers.first.id },
    }
  },
  updateUser: async (api) => {
    const { id, version } = await userNamed(api, 'calisan01')
    return { body: { id, version, name: fresh('Deniz') } }
  },
  user: async (api) => byId(await idOfUser(api.database, 'calisan01')),
  changeActiveStatus: async (api) => ({
    body: { id: await idOfUser(api.database, 'calisan02'), isActive: false },
  }),
  changeDeletedStatus: async (api) => ({
    body: { id: await idOfUser(api.database, 'calisan03'), isDeleted: true },
  }),
  customer: async () => byId(demoCustomers.first.id),
  updateCustomer: async (api) => {
    const { id, version } = await newCompany(api)
    return { body: { id, version, name: 'Ladin Gıda A.Ş.' } }
  },
  deleteCustomer: async (api) => byId((await newCompany(api)).id),
  createSetting: async (api) => {
    await unsetSetting(api, 'supportPhone')
    return {}
  },
  updateSetting: async (api) => {
    await unsetSetting(api, 'supportMail')
    const body = { key: 'supportMail', value: 'destek@example.com' }
    const { version } = (await call(api, 'admin', 'createSetting', { body })).read(
      contract.createSetting.answer,
    )
    return { body: { ...body, version } }
  },
  deleteSetting: async (api) => {
    await unsetSetting(api, 'supportMail')
    await call(api, 'admin', 'createSetting', { body: { key: 'supportMail', value: 'destek@example.com' } })
    return { params: { key: 'supportMail' } }
  },

  categoryArticles: async (api) =>
    byId(
      first((await call(api, 'employee', 'articleCategories')).read(contract.articleCategories.answer)).id,
    ),
  article: async (api) => byId(await firstArticle(api)),
  relatedArticles: async (api) => byId(await firstArticle(api)),
  blog: async (api) => {
    const { items } = (await call(api, 'visitor', 'blogs')).read(contract.blogs.answer)
    return { query: [['uri', first(items).uri]] }
  },
  bulletin: async (api) => {
    const { items } = (await call(api, 'employee', 'bulletinsByYear')).read(contract.bulletinsByYear.answer)
    return byId(first(items).id)
  },
  aboutLife: async (api) => {
    const { items } = (await call(api, 'employee', 'aboutLifeByYear')).read(contract.aboutLifeByYear.answer)
    return byId(first(items).id)
  },
  pressPiece: async (api) =>
    byId(first((await call(api, 'visitor', 'pressNews')).read(contract.pressNews.answer).items).id),

  file: async (api) => {
    const { sources } = (await call(api, 'editor', 'uploadImage')).read(contract.uploadImage.answer)
    return { params: { name: first(sources).url.split('/').at(-1) ?? '' } }
  },
  customerFileContent: async (api) => byId(await designWork(api)),
  filesOfCustomer: async () => company,
  uploadCustomerFile: async () => company,
  deleteCustomerFile: async (api) => byId(await designWork(api)),
  providerCv: async (api) => byId(await cvOfApplication(api)),

  readContactForm: async (api) => byId(await messageToUs(api)),
  updateContactForm: async (api) => byId(await messageToUs(api)),
  deleteContactForm: async (api) => byId(await messageToUs(api)),
  withdrawRequest: async (api, who) => byId(await requestOf(api, who)),
  openRequest: async (api) => byId(await requestOf(api, 'employee')),
  updateRequest: async (api) => byId(await requestOf(api, 'employee')),

  updateNotificationSource: async (api) => {
    const sources = (await call(api, 'admin', 'notificationSources')).read(
      contract.notificationSources.answer,
    )
    const { version } = first(sources.filter(({ id }) => id === 2))
    return { body: { isOn: true, version } }
  },
  sentNotification: async (api) => byId(await sentToEverybody(api)),
  withdrawNotification: async (api) => byId(await sentToEverybody(api)),
  readNotification: async (api, who) => byId(await inboxOf(api, who)),
  removeNotification: async (api, who) => byId(await inboxOf(api, who)),

  testQuestions: async () => byId('phq-9'),
  testDetail: async () => byId('phq-9'),
  submitTest: async (api) => ({ body: await answersTo(api) }),
  testResult: async (api, who) => byId(await resultOf(api, who)),
  deleteTestResult: async (api, who) => byId(await resultOf(api, who)),
  switchTest: async () => ({ ...byId('phq-9'), body: { isOn: true } }),
  fileTestLicence: async (api) => {
    const kept = (await call(api, 'editor', 'keptTests')).read(contract.keptTests.answer)
    return byId(first(kept.filter(({ verdict }) => verdict === 'amber')).id)
  },
  reflection: async (api) => byId((await newReflection(api)).id),
  updateReflection: async (api) => byId((await newReflection(api)).id),
  publishReflection: async (api) => byId((await newReflection(api)).id),
  archiveReflection: async (api) => {
    const published = byId((await newReflection(api)).id)
    await call(api, 'editor', 'publishReflection', published)
    return published
  },
  deleteReflection: async (api) => byId((await newReflection(api)).id),
}

const Piece = z.object({
  settings: z.record(z.string(), z.unknown()),
  text: z.record(z.string(), z.unknown()),
})

const named = (name: string): CallName =>
  first(Object.values(contract).filter((entry) => entry.name === name)).name

/** A piece of content as an editor writes it: in a category that is out, under an address of its own. */
const newPiece = async (api: TestApi, kind: string) => {
  const { settings, text } = Piece.parse(exampleOf(named(`create${kind}`)).body)
  const query = [['state', 'published']] as const
  const { items } = (await call(api, 'editor', 'adminCategoryList', { query })).read(
    contract.adminCategoryList.answer,
  )
  return {
    settings: 'categoryId' in settings ? { ...settings, categoryId: first(items).id } : settings,
    text: 'uri' in text ? { ...text, uri: fresh('bir-adres') } : text,
  }
}

/** The calls of the back office are alike for every kind of content, and so are their inputs. */
const keptInput = async (api: TestApi, verb: string, kind: string): Promise<Prepared> => {
  const body = await newPiece(api, kind)
  if (verb === 'create') return { body }
  const { id, texts } = (await call(api, 'editor', named(`create${kind}`), { body })).read(KeptContentItem)
  const { language, version } = first(texts)
  const params = { id }
  switch (verb) {
    case 'update':
      return { params, body: { text: { version, values: body.text } } }
    case 'publish':
      return { params, body: { language, version } }
    case 'withdraw': {
      const published = await call(api, 'editor', named(`publish${kind}`), {
        params,
        body: { language, version },
      })
      return { params, body: { language, version: first(published.read(KeptContentItem).texts).version } }
    }
    default:
      return { params }
  }
}

const keptCall =
  /^(admin|create|update|publish|withdraw|delete)(Article|Blog|Category|Bulletin|AboutLife|Press|Faq|Service|Product|Slider)(Version)?$/

/**
 * An input with which a call succeeds for whoever may make it, and who makes it. Where the example of the contract is
 * enough, nothing has to be prepared.
 */
export const inputFor = async (
  api: TestApi,
  who: Who,
  name: CallName,
): Promise<{ readonly input: Input; readonly caller: Caller }> => {
  const [, verb = '', kind, version] = keptCall.exec(name) ?? []
  const { caller = api.as(who), ...prepared } =
    kind === undefined ? ((await inputs[name]?.(api, who)) ?? {}) : await keptInput(api, verb, kind)
  const example = exampleOf(name)
  const input = { ...example, ...prepared }
  return { caller, input: version ? { ...input, params: { ...example.params, ...prepared.params } } : input }
}
