import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from './step.mjs'
import { root } from './workspace.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const playwrights = () => {
  try {
    return createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    // Not installed yet.
    return null
  }
}

const starts = async (path) => {
  const { code } = await run(path, ['--version', '--no-sandbox'], { seconds: 30, shell: false })
  return code === 0
}

/** The first Chromium of this machine that starts: `CHROMIUM_PATH`, Playwright's own, the system's. */
export const findChromium = async () => {
  for (const path of [process.env.CHROMIUM_PATH, playwrights(), ...places]) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return null
}

const downloadSeconds = 240
const packageSeconds = 900

const canBeRoot = async () =>
  process.getuid?.() === 0 ? [] : (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null

const asRoot = (prefix, command, args, options) => {
  const [first, ...rest] = [...prefix, command, ...args]
  return run(first, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, ...options })
}

/** Installs a Chromium: Playwright's download first, then the distribution's package. */
const installChromium = async (env) => {
  const said = []
  const playwright = join('node_modules', '.bin', 'playwright')
  const download = await run(playwright, ['install', 'chromium'], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    seconds: downloadSeconds,
  })
  said.push(download.output)
  const prefix = process.platform === 'linux' ? await canBeRoot() : null
  if (download.code === 0) {
    if (await findChromium()) return said
    // Downloaded, but the machine lacks libraries that it needs.
    if (prefix) {
      const path = `PATH=${env.PATH}`
      said.push(
        (
          await asRoot(prefix, 'env', [path, join(root, 'e2e', playwright), 'install-deps', 'chromium'], {
            seconds: packageSeconds,
          })
        ).output,
      )
      if (await findChromium()) return said
    }
  }
  if (prefix && existsSync('/usr/bin/apt-get')) {
    said.push((await asRoot(prefix, 'apt-get', ['update'], { seconds: packageSeconds })).output)
    const args = ['install', '-y', '--no-install-recommends', 'chromium']
    said.push((await asRoot(prefix, 'apt-get', args, { seconds: packageSeconds })).output)
  }
  return said
}

/**
 * A Chromium, installed if the machine has none.
 *
 * @returns {Promise<{ ok: boolean, note?: string, output?: string, path?: string }>}
 */
export const provideChromium = async (env) => {
  const found = await findChromium()
  if (found) return { ok: true, note: found, path: found }
  const said = await installChromium(env)
  const path = await findChromium()
  if (path) return { ok: true, note: `${path} (installed now)`, path }
  return {
    ok: false,
    output: `${said.join('\n')}\nNo Chromium: neither Playwright's download nor the distribution's package could be installed.\nInstall Chromium or Chrome yourself and name it: CHROMIUM_PATH=/path/to/chrome npm test`,
  }
}
