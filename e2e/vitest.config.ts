import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/test/longest-first.ts'

const longest = ['roles.long', 'accessibility.long', 'people.long', 'lines.long', 'kill', 'money']
/** `npm test` walks through the others only. */
const long = 'e2e/**/*.long.test.ts'

const everywhere = {
  root: '.',
  testTimeout: 180_000,
  hookTimeout: 120_000,
  // As long as a page may take on a machine that does other things, too: the usual second is none.
  expect: { poll: { timeout: 60_000 } },
  globalSetup: ['e2e/harness/share-ground.ts'],
  // What files share is loaded once a worker; each has a product, a database and browser contexts of its own.
  isolate: false,
}

export default defineConfig({
  test: {
    root: '.',
    sequence: { sequencer: longestFirst(longest) },
    // Each journey starts processes of its own; most of the time they wait for what was ended, or for a page.
    maxWorkers: 4,
    projects: [
      { test: { ...everywhere, name: 'journeys', include: ['e2e/**/*.test.ts'], exclude: [long] } },
      { test: { ...everywhere, name: 'long-journeys', include: [long] } },
    ],
  },
})
