import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const commandOf = (pid: number): string => {
  const linux = read(`/proc/${pid}/cmdline`)
  if (linux !== null) return linux.replaceAll('\0', ' ')
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Ended, but not yet collected by its parent: in a container whose first process collects nobody, for ever. */
const isZombie = (pid: number) => /\) [ZX] /.test(read(`/proc/${pid}/stat`) ?? '')

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch {
    return false
  }
}

/** The process id in a cluster's `postmaster.pid`, whether or not that process still runs. */
const recordedPid = (cluster: string): number | null => {
  const pid = Number(read(join(cluster, 'postmaster.pid'))?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/** A server that runs on the cluster, whoever started it: its process id. A reused process id is not mistaken for it. */
export const runningServer = (cluster: string): number | null => {
  const pid = recordedPid(cluster)
  if (pid === null || !isAlive(pid)) return null
  return process.platform === 'win32' || commandOf(pid).includes(cluster) ? pid : null
}

/** Whether `postmaster.pid` names a process that is something else: PostgreSQL itself would take it for a server. */
export const namesAStranger = (cluster: string): boolean => {
  const pid = recordedPid(cluster)
  return pid !== null && isAlive(pid) && runningServer(cluster) === null
}

/** The command line that the running server was started with. */
export const startedWith = (cluster: string): string => read(join(cluster, 'postmaster.opts'))?.trim() ?? ''
