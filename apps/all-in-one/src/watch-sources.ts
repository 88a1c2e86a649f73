import { existsSync, watch } from 'node:fs'

const settleMilliseconds = 120

/** Calls back when a source file below one of the folders changes, once for a burst of changes. */
export const watchSources = (folders: readonly string[], onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, name) => {
        if (name === null || !/\.(?:ts|json|sql)$/.test(name) || name.endsWith('.test.ts')) return
        clearTimeout(timer)
        timer = setTimeout(onChange, settleMilliseconds)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
