import { randomUUID } from 'node:crypto'
import {
  type KeptReflection,
  type KeptTest,
  type LicenceEntry,
  type ReflectionDraft,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { z } from 'zod'
import type { Person } from '../../actor.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { catalogue, currentPacks, isOffered, type Offer } from './catalogue.ts'
import type { Pack } from './pack.ts'
import { checkReflection } from './reflection-rules.ts'
import { formStore } from './store.ts'

const writesPerPerson = { times: 120, seconds: 3600 }

const Filed = z.object({ id: z.uuid() })

const missing = () => problem('content.notFound', { status: 404 })

type ListedReflection = Awaited<ReturnType<ReturnType<typeof formStore>['reflections']>>[number]
type FiledLicence = Awaited<ReturnType<ReturnType<typeof formStore>['licences']>>[number]

const keptPack = (
  pack: Pack,
  offer: Offer,
  licences: readonly FiledLicence[],
  language: Language,
): KeptTest => ({
  id: pack.id,
  kind: pack.kind,
  version: pack.version,
  title: pack.title[language],
  questionCount: pack.kind === 'heldBack' ? pack.itemCount : pack.items.length,
  lookBackDays: pack.lookBackDays,
  isOn: isOffered(pack, offer),
  state: null,
  verdict: pack.licence.verdict,
  licence: pack.licence.text[language],
  citation: pack.citation,
  needs: pack.kind === 'heldBack' ? pack.needs : null,
  licencesFiled: licences
    .filter(({ formId }) => formId === pack.id)
    .map(({ holder, reference, terms, grantedOn, filedAt }) => ({
      holder,
      reference,
      terms,
      grantedOn,
      filedAt: filedAt.toISOString(),
    })),
  reviewedOn: pack.reviewedOn,
  reviewer: pack.reviewer,
})

const stateOf = ({ state }: ListedReflection['reflection']) => {
  if (state === 'deleted') throw new Error('A deleted reflection is not listed')
  return state
}

const listedReflection = ({ reflection, latest }: ListedReflection, language: Language): KeptTest => ({
  id: reflection.id,
  kind: 'reflection',
  version: reflection.latestVersion,
  title: latest.text.title[language],
  questionCount: latest.text.questions.length,
  lookBackDays: latest.text.lookBackDays,
  isOn: reflection.state === 'published',
  state: stateOf(reflection),
  verdict: 'green',
  licence: 'AVITA',
  citation: 'AVITA',
  needs: null,
  licencesFiled: [],
  reviewedOn: null,
  reviewer: null,
})

const keptReflection = ({ reflection, latest }: ListedReflection): KeptReflection => ({
  id: reflection.id,
  state: stateOf(reflection),
  latestVersion: reflection.latestVersion,
  publishedVersion: reflection.publishedVersion,
  changedAt: reflection.changedAt.toISOString(),
  text: latest.text,
})

/** Forms and tests in the back office: what is offered, under which permission, and what editors write. */
export const formAdminService = ({
  database,
  clock,
  attempts,
  idempotency,
}: Pick<ModuleDeps, 'database' | 'clock' | 'attempts' | 'idempotency'>) => {
  const store = formStore(database)
  const forms = catalogue(store)

  const countWrite = (person: Person) =>
    attempts.count(`forms:${person.id}`, writesPerPerson, 'identity.tooManyRequests')

  const packOf = (id: string) => {
    const pack = currentPacks.find((candidate) => candidate.id === id)
    if (!pack) throw missing()
    return pack
  }

  const reflection = async (id: string): Promise<KeptReflection> => {
    const found = (await store.reflections()).find((row) => row.reflection.id === id)
    if (!found) throw missing()
    return keptReflection(found)
  }

  /** Of a change that was made to the words of a version: it is not there, or no longer the newest. */
  const afterChange = async (done: Promise<boolean>, id: string): Promise<KeptReflection> => {
    const isDone = await done
    const kept = await reflection(id)
    if (!isDone) throw problem('content.changedMeanwhile', { status: 409 })
    return kept
  }

  const after = async (done: Promise<boolean>, id: string): Promise<KeptReflection> => {
    if (!(await done)) throw missing()
    return reflection(id)
  }

  return {
    async list(language: Language): Promise<KeptTest[]> {
      const [offer, licences, written] = await Promise.all([
        forms.offer(),
        store.licences(),
        store.reflections(),
      ])
      return [
        ...currentPacks.map((pack) => keptPack(pack, offer, licences, language)),
        ...written.map((row) => listedReflection(row, language)),
      ]
    },

    /** Throws 409 where switching on would show what may not be shown. */
    async switch(person: Person, id: string, isOn: boolean) {
      await countWrite(person)
      const pack = packOf(id)
      if (isOn) {
        if (pack.kind === 'heldBack') throw problem('tests.wordsHeldBack', { status: 409 })
        const { licensed } = await forms.offer()
        if (pack.licence.verdict === 'amber' && !licensed.has(id))
          throw problem('tests.licenceMissing', { status: 409 })
      }
      await store.setSwitch(id, isOn, person.id, clock())
      return { id, isOn }
    },

    /** Throws 409 for a pack that needs no permission. */
    async fileLicence(person: Person, formId: string, entry: LicenceEntry, key: string | null) {
      await countWrite(person)
      if (packOf(formId).licence.verdict === 'green') throw problem('tests.licenceNotNeeded', { status: 409 })
      return idempotency.once(
        { call: 'fileTestLicence', actor: person, key, body: { formId, entry } },
        Filed,
        async (transaction) => {
          const id = randomUUID()
          await store.fileLicence(transaction, {
            ...entry,
            id,
            formId,
            filedBy: person.id,
            filedAt: clock(),
          })
          return { id }
        },
      )
    },

    reflection,

    async create(person: Person, draft: ReflectionDraft, key: string | null): Promise<KeptReflection> {
      await countWrite(person)
      checkReflection(draft, 'body')
      const { id } = await idempotency.once(
        { call: 'createReflection', actor: person, key, body: draft },
        Filed,
        async (transaction) => {
          const newId = randomUUID()
          await store.addReflection(transaction, newId, draft, person.id, clock())
          return { id: newId }
        },
      )
      return reflection(id)
    },

    async update(
      person: Person,
      id: string,
      { version, text }: { readonly version: number; readonly text: ReflectionDraft },
    ): Promise<KeptReflection> {
      await countWrite(person)
      checkReflection(text, 'body.text')
      return afterChange(store.saveReflection({ id, version }, text, person.id, clock()), id)
    },

    async publish(person: Person, id: string, version: number): Promise<KeptReflection> {
      await countWrite(person)
      return afterChange(store.publishReflection({ id, version }, clock()), id)
    },

    async archive(person: Person, id: string): Promise<KeptReflection> {
      await countWrite(person)
      return after(store.archiveReflection(id, clock()), id)
    },

    async remove(person: Person, id: string): Promise<void> {
      await countWrite(person)
      if (!(await store.deleteReflection(id, clock()))) throw missing()
    },
  }
}
