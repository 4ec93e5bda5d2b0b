// Runs what repeats a promise many times or waits for time, and ends with `N passed, N failed`. With the name of a program, runs only that,
// with the remaining arguments (`npm run test:long -- chaos 100 7`). With part of a file's name, runs only the tests of such files.
import { globSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { openTallies } from './test/open-tallies.ts'
import { countCommand, countProgram, runCommand } from './test/run-command.ts'
import { runVitest } from './test/run-vitest.ts'
import { addUp } from './test/tally.ts'

/** CONTRIBUTING.md lists what each needs in addition to a clone. */
const programs: Record<string, readonly string[]> = {
  /** Ten jobs with kill -9 in the middle. */
  kill: ['e2e/kill-ten-times.ts'],
  /** A script against API v1 that uses only what its documentation says. */
  'api-story': ['e2e/api-story.ts'],
  /** Every state of every screen with axe, in four display modes. */
  'every-state': ['e2e/every-look.ts'],
  /** Attacks, with the latency of another user during each. */
  attacks: ['e2e/replay-attacks.ts'],
  /** Kills, stops and cuts processes, connections and PostgreSQL under load. */
  chaos: ['e2e/chaos.ts'],
  /** 1,000 events to receivers that fail, hang or redirect, and a sender that is killed ten times. */
  webhooks: ['e2e/kill-webhooks.ts'],
  /** Two workers against a provider with an undocumented, changing limit. */
  'rate-limits': ['e2e/rate-limits.ts'],
  pgbouncer: ['e2e/through-pgbouncer.ts'],
  upgrade: ['e2e/beside-an-older-version.ts'],
  alerts: ['scripts/test-alerts.ts'],
  prometheus: ['e2e/scraped-by-prometheus.ts'],
  /** The plugin in real WordPress; installs 965 MB once. */
  wordpress: ['plugins/wordpress/test/run.ts'],
}
/** Those that need nothing but a clone, no processors of their own, and two minutes at most. */
const usual = ['kill', 'api-story']

const root = path.dirname(import.meta.dirname)
process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/node-compile')
const [name, ...words] = process.argv.slice(2)
const isProgram = name !== undefined && Object.hasOwn(programs, name)
if (name !== undefined && !isProgram && longFiles().every((file) => !file.includes(name))) {
  console.error(
    `No file of long tests has ${name} in its name. The programs: ${Object.keys(programs).join(', ')}`,
  )
  process.exit(1)
}
const { run, finish } = openTallies()

await run('a Chromium to test with', () => {
  process.env.CHROMIUM_PATH = ensureChromium(process.env)
  return addUp([])
})
await run('build of the web app', async () =>
  countCommand('build of the web app', await runCommand(root, [process.execPath, 'scripts/build-web.ts'])),
)
if (isProgram) await runProgram(name, words)
else {
  const filter = name === undefined ? [] : [name, ...words]
  await runTests('tests next to the code', ['--project', 'long', ...filter])
  await runTests('journeys in the browser', [
    '--config',
    'e2e/vitest.config.ts',
    '--project',
    'long-journeys',
    ...filter,
  ])
  if (name === undefined) for (const each of usual) await runProgram(each)
}
finish()

function longFiles(): string[] {
  return globSync(['src/**/*.long.test.ts', 'e2e/*.long.test.ts'], { cwd: root })
}

/** With a name, one of the two may have no matching tests. */
function runTests(title: string, chosen: string[]): Promise<void> {
  return run(title, () => runVitest(root, [...chosen, '--passWithNoTests']))
}

async function runProgram(title: string, more: string[] = []): Promise<void> {
  for (const file of programs[title]!)
    await run(title, () => countProgram(root, title, [process.execPath, file, ...more]))
}
