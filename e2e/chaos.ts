import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { createDraw } from './attacks/ground/create-draw.ts'
import { startFarSide } from './harness/far-side.ts'
import { playChaosStory } from './harness/play-chaos-story.ts'
import { hasFakeTime, startInstallation } from './harness/start-installation.ts'

/**
 * Random disturbances of four workers and two web processes under load, each story generated from its seed: whatever is killed, stopped or
 * cut off, nothing is lost, and nothing is stored or charged twice. `npm run test:long -- chaos 100 7` runs 100 stories from seed 7 on; `--
 * 3 1 clock` runs three with only the disturbances that have this word in their name.
 */
const stories = Number(process.argv[2] ?? 10)
const firstSeed = Number(process.argv[3] ?? 1)
const word = process.argv[4] ?? ''

const farSide = await startFarSide([300, 1_500])
const installation = await startInstallation(farSide)
const { db, close } = openDatabase(installation.database.connectionString, createLog('silent'), {
  connections: 2,
})
if (!hasFakeTime) console.log('No libfaketime: no clock jumps.')
let wrong = 0
try {
  for (let seed = firstSeed; seed < firstSeed + stories; seed += 1) {
    const began = Date.now()
    const story = await playChaosStory({
      installation,
      farSide,
      db,
      name: `s${seed}`,
      draw: createDraw(seed),
      word,
    })
    const { faults, happened, successful, begunAgain, repeats, mayRepeat, streams } = story
    if (faults.length > 0) wrong += 1
    console.log(
      `${faults.length === 0 ? 'ok   ' : 'WRONG'} seed ${seed}: ${successful} described, ${begunAgain} chunks begun again, ${repeats} of at most ${mayRepeat} calls made again,`,
      `${streams} streams, ${((Date.now() - began) / 1_000).toFixed(0)} s: ${happened.join('; ')}`,
    )
    for (const fault of faults) console.log(`      ${fault}`)
    if (faults.length > 0) await tellTroubles()
    await sleep(500)
  }
} finally {
  await close()
  await installation.stop()
  await farSide.close()
}
console.log(`${stories - wrong} of ${stories} stories right`)
process.exitCode = wrong > 0 ? 1 : 0

/** The last errors that the processes logged. */
async function tellTroubles(): Promise<void> {
  for (const { name, product } of [...installation.webs, ...installation.workers]) {
    const troubles = (product?.output() ?? '').split('\n').filter((line) => /"level":(50|60)\b/.test(line))
    for (const line of troubles.slice(-3)) console.log(`      ${name}: ${line.slice(0, 600)}`)
  }
}
