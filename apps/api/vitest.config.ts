import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['avita'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // A file's state is its own database: the modules may be shared, which saves a third of the time.
    isolate: false,
    // Hashing passwords on a busy machine takes its time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 5_000 } },
    globalSetup: 'src/testing/global-setup.ts',
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})
