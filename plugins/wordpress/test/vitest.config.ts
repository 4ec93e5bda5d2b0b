import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['plugins/wordpress/test/**/*.test.ts'],
    exclude: ['plugins/wordpress/test/node_modules/**'],
    // PHP as WebAssembly takes seconds where PHP takes tenths of them, and minutes where others work on the machine, too.
    testTimeout: 3_000_000,
    hookTimeout: 3_000_000,
    expect: { poll: { timeout: 1_200_000 } },
    isolate: false,
    // A WordPress of three workers is most of a gigabyte and of two cores.
    maxWorkers: 2,
  },
})
