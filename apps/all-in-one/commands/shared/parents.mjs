import { readFileSync } from 'node:fs'

const everyMilliseconds = 500

const parentOf = (pid) => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

/** Our parent and, where the system tells, its own: between npm and us stands a shell that passes no signal on. */
const parents = () => [process.ppid, parentOf(process.ppid)].join()

/** Calls back when npm, or the shell it runs us in, is gone without a word. */
export const onParentGone = (callback) => {
  const atStart = parents()
  const timer = setInterval(() => {
    if (parents() === atStart) return
    clearInterval(timer)
    callback()
  }, everyMilliseconds)
  timer.unref()
}
