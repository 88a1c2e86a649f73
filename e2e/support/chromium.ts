import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine; `npm test` has found or installed it. */
export const chromiumPath = (): string => {
  const found = known.find((path) => path && existsSync(path))
  if (!found)
    throw new Error('No Chromium was found. Run `npm test`, which installs one, or set CHROMIUM_PATH.')
  return found
}

/** No sandbox as root, and nothing that would ask the network in the background. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
