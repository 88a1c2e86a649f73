import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'
const patience = 5000

/** Ends a command and everything it has started. */
const end = (child, signal) => {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}

/**
 * Runs a command and collects what it says. `seconds` limits its time; a signal for us is passed on to it, and ends us
 * when it has ended.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, seconds?: number, shell?: boolean, live?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export const run = (command, args, { cwd, env, seconds, shell = isWindows, live = false } = {}) =>
  new Promise((resolve) => {
    const output = []
    let timedOut = false
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      // Its own process group, so that its grandchildren end with it.
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const hear = (chunk) => {
      output.push(chunk)
      if (live) process.stdout.write(chunk)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const timer =
      seconds &&
      setTimeout(() => {
        timedOut = true
        end(child, 'SIGTERM')
        setTimeout(() => end(child, 'SIGKILL'), patience).unref()
      }, seconds * 1000)
    const passOn = (signal) => {
      end(child, signal)
      setTimeout(() => end(child, 'SIGKILL'), patience).unref()
      child.once('close', () => process.exit(130))
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    const finish = (code) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, passOn)
      resolve({ code, output: Buffer.concat(output).toString('utf8'), timedOut })
    }
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })

/**
 * Does one step and shows it on one line with its seconds; what its tools said is shown only where it failed.
 *
 * @param {string} name
 * @param {() => Promise<{ ok: boolean, note?: string, output?: string }>} work
 */
export const step = async (name, work) => {
  process.stdout.write(`${name.padEnd(28, ' ')} `)
  const startedAt = performance.now()
  const result = await work()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const words = [result.ok ? 'ok' : 'FAILED', `${seconds} s`, result.note].filter(Boolean)
  process.stdout.write(`${words.join('  ')}\n`)
  if (!result.ok && result.output) process.stdout.write(`\n${result.output.trimEnd()}\n\n`)
  return result
}
