import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['e2e/**/*.test.ts'],
    exclude: ['e2e/long/**'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Each journey starts processes of its own; more than two at once only wait for the same cores.
    maxWorkers: 2,
  },
})
