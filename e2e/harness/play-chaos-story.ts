import { setTimeout as sleep } from 'node:timers/promises'
import { verifyMoney } from '#server/admin/verify-money.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FarSide } from './far-side.ts'
import { endInTime, faultsOf, follow, inspectJobs, listOf, newUser, start } from './rate-limit-jobs.ts'
import { turns } from './rate-limit-turns.ts'
import type { Installation } from './start-installation.ts'

/** Counted from the end of the disturbances. */
const patienceMs = 120_000

interface Ground {
  installation: Installation
  farSide: FarSide
  /** A connection that bypasses the disturbed one. */
  db: Database
  /** Part of the users' names. */
  name: string
  draw: () => number
  /** Only disturbances with this word in their name happen. */
  word: string
}

/** Two users with a job each, one of them started during the disturbances. `faults` is empty if everything came out right. */
export async function playChaosStory(ground: Ground) {
  const { installation, farSide, db, name, draw, word } = ground
  const { addresses } = installation
  const faults: string[] = []
  const images = 60 + Math.floor(draw() * 60)
  const names = Object.keys(turns).filter((turn) => turn.includes(word))
  const callsBefore = farSide.ai.counts().calls
  const [anna, berta] = [
    await newUser(addresses[0]!, `${name}-anna`),
    await newUser(addresses[1]!, `${name}-berta`),
  ]

  const happened: string[] = []
  const annasJob = await start(anna, addresses, listOf(farSide, images), `${name} anna`, faults)
  const readers = follow(addresses, annasJob, anna.authorization)
  let mayRepeat = 0
  const bertasStart = sleep(draw() * 3_000).then(() =>
    start(berta, addresses, listOf(farSide, images), `${name} berta`, faults),
  )
  const weather: Promise<void>[] = []
  for (let count = 2 + Math.floor(draw() * 4); count > 0; count -= 1) {
    const turn = names[Math.floor(draw() * names.length)]!
    happened.push(turn)
    weather.push(
      turns[turn]!(installation, draw).then((calls) => {
        mayRepeat += calls
      }),
    )
    await sleep(300 + draw() * 2_500)
  }
  const bertasJob = await bertasStart
  readers.push(...follow(addresses, bertasJob, berta.authorization))
  await Promise.all(weather)
  for (const proxy of [installation.toDatabase, installation.toProvider, ...installation.toWebs]) proxy.calm()

  const isOver = await endInTime(db, [annasJob, bertasJob], patienceMs)
  if (!isOver) faults.push(`the jobs did not end within ${patienceMs / 1_000} s`)
  const inspected = await inspectJobs(db, { anna: annasJob, berta: bertasJob }, images)
  faults.push(...inspected.faults)
  await Promise.race([
    Promise.all(readers.map((reader) => reader.ended())),
    sleep(20_000, null, { ref: false }),
  ])
  for (const reader of readers) reader.leave()
  for (const { result } of readers) faults.push(...faultsOf(result, images))

  const { differences } = await verifyMoney(db)
  for (const { whose, name: what, expected, found } of differences)
    faults.push(`${whose}: ${what}: expected ${expected}, found ${found}`)
  const { calls, inFlight } = farSide.ai.counts()
  const repeats = calls + inFlight - callsBefore - 2 * images
  if (repeats > mayRepeat)
    faults.push(`${repeats} calls were made again, at most ${mayRepeat} were under way`)
  faults.push(...(await bringBackWhoEnded(installation)))
  const streams = readers.reduce((sum, { result }) => sum + result.streams, 0)
  const { successful, begunAgain } = inspected
  return { faults: [...new Set(faults)], happened, successful, begunAgain, repeats, mayRepeat, streams }
}

/** A process that was not killed must still run. One that does not is reported and restarted for the next story. */
async function bringBackWhoEnded({ webs, workers }: Installation): Promise<string[]> {
  const gone: string[] = []
  for (const place of [...webs, ...workers]) {
    if (place.product && isAlive(place.product.pid)) continue
    gone.push(`${place.name} ended by itself: ${(place.product?.output() ?? '').slice(-600)}`)
    place.product = null
    await place.start()
  }
  return gone
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
