import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './support/chromium.ts'
import { freePort, originsOn } from './support/platform.ts'

// A port of its own for each run, so that a platform left by a killed run is in nobody's way. The workers inherit it.
const port = Number((process.env['E2E_PORT'] ??= String(await freePort())))
const origins = originsOn(port)

/** Each journey runs on a phone and on a desktop; the language is part of the journey. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  outputDir: '.reports/journeys',
  use: {
    baseURL: origins.main,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'processes/**',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      testIgnore: 'processes/**',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // They start and kill platforms of their own and measure how soon work goes on: alone, when the others are done.
    {
      name: 'processes',
      testMatch: 'processes/**',
      workers: 1,
      fullyParallel: false,
      dependencies: ['phone', 'desktop'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node ../apps/all-in-one/src/main.ts --reset',
    url: `${origins.main}/api/health/ready`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      // Every journey is answered by two processes in turn.
      API_PROCESSES: '2',
      DATA_DIR: new URL('.reports/data', import.meta.url).pathname,
      DATABASE_URL: '',
      PUBLIC_URL: origins.main,
      INDIVIDUAL_URL: origins.individual,
      ADMIN_URL: origins.admin,
    },
  },
})
