import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/test/longest-first.ts'

const withDatabase = ['src/server/**/*.test.ts']
// These know no database, or start their own.
const withoutDatabase = [
  'src/server/describing/**/*.test.ts',
  'src/server/jobs/filling/*-xlsx.test.ts',
  'src/server/platform/embedded-postgres/**/*.test.ts',
  'src/server/platform/files/**/*.test.ts',
  'src/server/platform/spreadsheets/**/*.test.ts',
  'src/server/platform/network/**/*.test.ts',
  'src/server/platform/waiting/**/*.test.ts',
  'src/server/platform/work/**/*.test.ts',
]
// The whole web app, drawn without a browser.
const wholeApp = ['src/web/*.test.tsx']
// What repeats a promise many times, or waits for what takes its time: `npm run test:long`.
const long = ['**/*.long.test.ts']

const longest = [
  'kill-between-statements.long',
  'money.properties.long',
  'kill-sequences.long',
  'jobs/working/faults.long',
  'route-roles',
  'money.properties',
  'working/faults',
]

const everywhere = {
  // Patience, not a promise: the longest test takes 6 s on a machine of its own, and took 120 s on one that had more to do.
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // The usual second is none on a machine that does other things, too.
  expect: { poll: { timeout: 120_000 } },
  setupFiles: [
    'src/server/testing/fail-on-noise.ts',
    'src/server/testing/leave-as-found.ts',
    'src/server/testing/seed-properties.ts',
  ],
  // Loading what files import, the whole server most of all, would be 40 % of the work: a worker loads it once. Databases stay
  // each file's own, and modules keep nothing that a test could tell.
  isolate: false,
}

export default defineConfig({
  test: {
    // Most files wait half of the time, for their database, a process or a clock: one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst(longest) },
    projects: [
      {
        test: {
          ...everywhere,
          name: 'pure',
          setupFiles: [...everywhere.setupFiles, 'src/server/testing/fail-on-leaks.ts'],
          include: [
            'src/{checks,cli,contract,mcp,metadata,web}/**/*.test.{ts,tsx}',
            '{packages,stand-ins,scripts}/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: [...wholeApp, ...long],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'app',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://bildwort.test' } },
          include: wholeApp,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'server',
          include: withDatabase,
          exclude: [...withoutDatabase, ...long],
          globalSetup: ['src/server/testing/start-test-database.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'long',
          include: long.map((pattern) => `src/${pattern}`),
          globalSetup: ['src/server/testing/start-test-database.ts'],
        },
      },
    ],
  },
})
