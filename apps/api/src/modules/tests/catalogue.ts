import type { Form, Pack } from './pack.ts'
import { packs } from './packs/index.ts'
import { reflectionForm } from './reflection-form.ts'
import type { FormStore } from './store.ts'

/** The newest version of each pack that comes with the product, in the order in which they are offered. */
export const currentPacks: readonly Pack[] = packs.filter(
  (pack) => !packs.some((other) => other.id === pack.id && other.version > pack.version),
)

const isForm = (pack: Pack): pack is Form => pack.kind !== 'heldBack'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface Offer {
  readonly switches: ReadonlyMap<string, boolean>
  readonly licensed: ReadonlySet<string>
}

/** Green and not switched off; amber only with a permission on file and switched on. Without words: never. */
export const isOffered = (pack: Pack, { switches, licensed }: Offer): pack is Form => {
  if (!isForm(pack)) return false
  if (pack.licence.verdict === 'green') return switches.get(pack.id) ?? true
  return licensed.has(pack.id) && (switches.get(pack.id) ?? false)
}

/** Which forms there are: those that come with the product and those that editors wrote. */
export const catalogue = (store: FormStore) => {
  // One question after the other: in a transaction there is one connection to ask them on.
  const offer = async (): Promise<Offer> => {
    const switches = await store.switches()
    const licences = await store.licences()
    return { switches, licensed: new Set(licences.map(({ formId }) => formId)) }
  }
  return {
    offer,

    /** What readers may take now. */
    async offered(): Promise<readonly Form[]> {
      const now = await offer()
      const written = await store.publishedReflections()
      return [...currentPacks.filter((pack) => isOffered(pack, now)), ...written.map(reflectionForm)]
    },

    /** One of what readers may take now, or `null`. */
    async find(id: string): Promise<Form | null> {
      const pack = currentPacks.find((candidate) => candidate.id === id)
      if (pack) return isOffered(pack, await offer()) ? pack : null
      const [written] = uuid.test(id) ? await store.publishedReflections(id) : []
      return written ? reflectionForm(written) : null
    },

    /** Finds the versions that answers were given to, offered or not. */
    async reader(
      wanted: readonly { readonly formId: string; readonly version: number }[],
    ): Promise<(entry: { readonly formId: string; readonly version: number }) => Form | null> {
      const written = await store.reflectionVersions(
        wanted
          .filter(({ formId }) => uuid.test(formId))
          .map(({ formId, version }) => ({ reflectionId: formId, version })),
      )
      const forms = [...packs.filter(isForm), ...written.map(reflectionForm)]
      return ({ formId, version }) =>
        forms.find((form) => form.id === formId && form.version === version) ?? null
    },
  }
}
