import { readFileSync, statSync } from 'node:fs'

/** Whom the server runs as when we are root; `null`: as ourselves. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const unprivilegedNames = ['nobody', 'daemon']

const lookUp = (name: string): Account | null => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [uid, gid] = line?.split(':').slice(2, 4).map(Number) ?? []
  return uid === undefined || gid === undefined ? null : { uid, gid }
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account: the owner of the data that is
 * already there, or `nobody` (initdb wants an account that has a name).
 */
export const serverAccount = (cluster: string): Account | null => {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of unprivilegedNames) {
    const account = lookUp(name)
    if (account) return account
  }
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has no account named "nobody". Start as an ordinary user, or set DATABASE_URL.',
  )
}
