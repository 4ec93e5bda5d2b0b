import { startFarSide } from './harness/far-side.ts'
import { behindPgBouncer, ownDatabase } from './harness/kill-ground.ts'
import { killInTheMiddle } from './harness/kill-run.ts'

const runs = 10
const images = 300

/**
 * Ten times: a job of 300 images, SIGKILL to everything in the middle, a restart. Prints the outcome of each. `npm run test:long -- kill
 * pgbouncer` runs with PgBouncer in transaction mode in front of the database.
 */
const openGround = process.argv[2] === 'pgbouncer' ? behindPgBouncer : ownDatabase
const farSide = await startFarSide([150, 450])
let wrong = 0
console.log('run  stored at kill  under way  repeats  described  failed  seconds after restart')
for (let run = 1; run <= runs; run += 1) {
  const result = await killInTheMiddle(farSide, images, openGround)
  const underWay = result.callsAtKill - result.storedAtKill
  const isRight = result.successful === images && result.failed === 0 && result.repeats <= underWay
  if (!isRight) wrong += 1
  const cells = [run, result.storedAtKill, underWay, result.repeats, result.successful, result.failed]
  console.log(
    cells.map((cell) => String(cell).padStart(8)).join(' '),
    result.secondsAfterRestart.toFixed(1),
    isRight ? '' : 'WRONG',
  )
}
await farSide.close()
console.log(`${runs - wrong} of ${runs} runs right`)
process.exitCode = wrong > 0 ? 1 : 0
