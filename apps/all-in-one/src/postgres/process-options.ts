import type { Layout } from './layout.ts'

const kept = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'] as const

/** PostgreSQL runs under its own account, in a folder that account may enter, and sees none of our environment. */
export const processOptions = ({ account }: Layout, cwd: string) => ({
  cwd,
  env: {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
  windowsHide: true,
  ...(account ? { uid: account.uid, gid: account.gid } : {}),
})
