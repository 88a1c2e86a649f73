import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['avita'] } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})
