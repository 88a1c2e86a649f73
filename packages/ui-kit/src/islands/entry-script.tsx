import { createContext, useContext } from 'react'

/** The modules of a document's entry script, from React Router's manifest. */
export interface EntryModules {
  readonly module: string
  readonly imports: readonly string[]
  /** In development only: what hot replacement needs before any component. */
  readonly runtime?: string | undefined
}

const EntryContext = createContext<EntryModules | null>(null)

/** Hands the entry script's address from `entry.server.tsx` to the document. */
export const EntryScriptProvider = EntryContext.Provider

/**
 * The one script of a still document, instead of `<Scripts/>`. It is asynchronous: what it does for a signed-in reader
 * comes as early as it can, and the rest waits for the markup by itself.
 */
export const EntryScript = () => {
  const entry = useContext(EntryContext)
  if (!entry) return null
  return (
    <>
      {entry.runtime ? <script type="module" src={entry.runtime} /> : null}
      {entry.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" async={!entry.runtime} src={entry.module} />
    </>
  )
}
