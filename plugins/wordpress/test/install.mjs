// Installs WordPress and the PHP that runs it, 965 MB, where that has not happened: nothing else of the project needs them.
import { matchesLock } from '../../../scripts/setup/matches-lock.mjs'
import { runNpm } from '../../../scripts/setup/run-npm.mjs'

const folder = import.meta.dirname

if (!matchesLock(folder)) {
  console.error('Installing WordPress and its PHP (965 MB) …')
  runNpm(folder, ['ci', '--ignore-scripts'])
}
