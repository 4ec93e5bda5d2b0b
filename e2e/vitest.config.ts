import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/test/longest-first.ts'

const longest = ['roles.long', 'accessibility.long', 'people.long', 'lines.long', 'kill', 'money']
/** `npm test` runs only the other journeys. */
const long = 'e2e/**/*.long.test.ts'

const everywhere = {
  root: '.',
  // Patience, not a promise: the longest journey takes half a minute by itself, and took three on a machine that had more to do.
  testTimeout: 600_000,
  hookTimeout: 120_000,
  // Long enough for a page on a busy machine; the default of one second is not.
  expect: { poll: { timeout: 60_000 } },
  globalSetup: ['e2e/harness/share-ground.ts'],
  // Shared modules load once per worker; each file has its own product, database and browser contexts.
  isolate: false,
}

export default defineConfig({
  test: {
    root: '.',
    sequence: { sequencer: longestFirst(longest) },
    // Each journey starts processes of its own; most of the time they wait for a shutdown or a page.
    maxWorkers: 4,
    projects: [
      { test: { ...everywhere, name: 'journeys', include: ['e2e/**/*.test.ts'], exclude: [long] } },
      { test: { ...everywhere, name: 'long-journeys', include: [long] } },
    ],
  },
})
