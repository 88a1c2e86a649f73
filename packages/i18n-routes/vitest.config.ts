import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['avita'] } },
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})
