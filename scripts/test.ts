// Runs the tests that prove each promise once, and ends with `N passed, N failed`. `npm run test:long` has the rest.
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { openTallies } from './test/open-tallies.ts'
import { countCommand, runCommand } from './test/run-command.ts'
import { runVitest } from './test/run-vitest.ts'
import { addUp } from './test/tally.ts'

const root = path.dirname(import.meta.dirname)
// Hundreds of processes load the same modules: with a compile cache they start in half the time.
process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/node-compile')
if (process.argv.length > 2) {
  console.error('npm test runs all tests. CONTRIBUTING.md (“The loop”) says how to run one file.')
  process.exit(1)
}
const { run, finish } = openTallies()

await run('a Chromium to test with', () => {
  process.env.CHROMIUM_PATH = ensureChromium(process.env)
  console.log(process.env.CHROMIUM_PATH)
  return addUp([])
})
const build = runCommand(root, [process.execPath, 'scripts/build-web.ts'])
await run('tests next to the code', () =>
  runVitest(root, ['--project', 'pure', '--project', 'app', '--project', 'server']),
)
await run('build of the web app', async () => countCommand('build of the web app', await build))
await run('journeys in the browser', () =>
  runVitest(root, ['--config', 'e2e/vitest.config.ts', '--project', 'journeys']),
)
finish()
