import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/test/longest-first.ts'

const longest = ['roles', 'accessibility', 'people', 'money', 'lines']

export default defineConfig({
  test: {
    root: '.',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as a page may take on a machine that does other things, too: the usual second is none.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['e2e/harness/share-ground.ts'],
    // What files share is loaded once a worker; each has a product, a database and browser contexts of its own.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
    // Each journey starts processes of its own; most of the time they wait for what was ended, or for a page.
    maxWorkers: 4,
  },
})
