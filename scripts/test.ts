// Runs every test there is, and ends with `N passed, N failed`.
import { globSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { countCommand, runCommand } from './test/run-command.ts'
import { runVitest } from './test/run-vitest.ts'
import { addUp, type Tally } from './test/tally.ts'

const root = path.dirname(import.meta.dirname)
const tallies: Tally[] = []
// Hundreds of processes read the same modules: compiled once, they start in half the time.
process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/node-compile')
const hasJourneys = globSync(path.join(root, 'e2e/**/*.test.ts')).length > 0

if (hasJourneys) await run('a Chromium to test with', findBrowser)
// These compute, and tests wait a good deal: beside each other they fill the cores.
const format = runScript('check:format')
const types = runScript('check:types')
await run('tests beside the code', () => runVitest(root, []))
await run('format and lint', async () => countCommand('format and lint', await format))
await run('types', async () => countCommand('types', await types))
if (hasJourneys) {
  await run('build of the web app', async () =>
    countCommand('build of the web app', await runScript('build')),
  )
  await run('journeys in the browser', () => runVitest(root, ['--config', 'e2e/vitest.config.ts']))
}

const { passed, failed, skipped, failures } = addUp(tallies)
process.exitCode = failed > 0 ? 1 : 0
if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${passed} passed, ${failed} failed`)

async function run(title: string, part: () => Tally | Promise<Tally>): Promise<void> {
  console.log(`\n── ${title}`)
  try {
    tallies.push(await part())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    tallies.push({ passed: 0, failed: 1, skipped: 0, failures: [`${title}: ${message}`] })
  }
}

function runScript(name: string) {
  return runCommand(root, ['npm', 'run', '--silent', name])
}

function findBrowser(): Tally {
  process.env.CHROMIUM_PATH = ensureChromium(process.env)
  console.log(process.env.CHROMIUM_PATH)
  return { passed: 0, failed: 0, skipped: 0, failures: [] }
}
