import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['avita'] } },
  test: {
    include: ['specification/**/*.test.ts', 'directions/**/*.test.ts'],
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})
