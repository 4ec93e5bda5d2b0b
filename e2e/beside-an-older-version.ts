import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { startFarSide } from './harness/far-side.ts'
import {
  endInTime,
  faultsOf,
  follow,
  inspectJobs,
  listOf,
  newUser,
  start,
} from './harness/rate-limit-jobs.ts'
import { type Product, startProduct, temporaryFolder } from './harness/start-product.ts'
import { unpackOlderVersion } from './harness/unpack-older-version.ts'

/**
 * An older version of this repository processes a job and is followed. The current version joins it, migrates the database while both run,
 * takes its share, and continues alone. Clients may notice nothing but a stream that reconnects. `npm run test:long -- upgrade` starts from
 * the last version before a migration, `-- COMMIT` from that one.
 */
const images = 150
const patienceMs = 300_000

const folder = temporaryFolder()
const older = join(folder.path, 'older')
const found = unpackOlderVersion(older, process.argv[2])
if (!found) {
  console.error(
    process.argv[2]
      ? `${process.argv[2]} is no commit of this repository.`
      : 'This checkout has no history with an older version in it: nothing was tried. A whole clone has one (git fetch --unshallow).',
  )
  folder.remove()
  process.exit(1)
}
console.log(`from ${found.subject}; migrations: ${found.migrations.join(', ') || 'none'}`)

const farSide = await startFarSide([300, 900])
const database = await startEmbeddedPostgres({ dataDir: folder.path })
const { db, close } = openDatabase(database.connectionString, createLog('silent'), { connections: 2 })
const environment = {
  ...farSide.environment,
  DATA_DIR: folder.path,
  DATABASE_URL: database.connectionString,
  CONCURRENCY: '4',
}
const processes: Product[] = []
const faults: string[] = []
const open = async (role: 'web' | 'worker', checkout: string, port?: string) => {
  const settings = { ...environment, ROLE: role, ...(port && { PORT: port }) }
  const product = await startProduct(settings, '127.0.0.1', checkout)
  processes.push(product)
  return product
}
try {
  const old = [await open('web', older), await open('worker', older), await open('worker', older)]
  const oldUrl = old[0]!.url
  const [anna, berta, carla] = [
    await newUser(oldUrl, 'anna'),
    await newUser(oldUrl, 'berta'),
    await newUser(oldUrl, 'carla'),
  ]
  const annasJob = await start(anna, [oldUrl], listOf(farSide, images), 'anna', faults)
  const newPort = String(await freePort())
  const newUrl = `http://127.0.0.1:${newPort}`
  const both = [oldUrl, newUrl]
  const readers = follow(both, annasJob, anna.authorization)
  await described(10)

  await open('web', process.cwd(), newPort)
  await open('worker', process.cwd())
  await open('worker', process.cwd())
  console.log(`the new version is ready, ${farSide.ai.counts().calls} pictures were asked about`)
  // A session of one version is valid at the other, as behind a load balancer without sticky sessions.
  for (const [whose, { authorization }, url] of [
    ['of the old version at the new one', anna, newUrl],
    ['of the new version at the old one', await newUser(newUrl, 'dora'), oldUrl],
  ] as const) {
    const { status } = await fetch(`${url}/api/user`, { headers: { authorization } })
    if (status !== 200) faults.push(`a session ${whose} is answered ${status}`)
  }
  const bertasJob = await start(berta, [newUrl], listOf(farSide, images), 'berta', faults)
  const carlasJob = await start(carla, [oldUrl], listOf(farSide, images), 'carla', faults)
  readers.push(
    ...follow(both, bertasJob, berta.authorization),
    ...follow(both, carlasJob, carla.authorization),
  )
  await described(images)

  for (const product of old) await product.stop()
  const askedByOld = farSide.ai.counts().calls
  console.log(`the old version has ended, ${askedByOld} pictures were asked about`)
  if (!(await endInTime(db, [annasJob, bertasJob, carlasJob], patienceMs)))
    faults.push(`the jobs did not end within ${patienceMs / 1_000} s`)
  const jobs = { anna: annasJob, berta: bertasJob, carla: carlasJob }
  const inspected = await inspectJobs(db, jobs, images)
  faults.push(...inspected.faults)
  await Promise.race([
    Promise.all(readers.map((reader) => reader.ended())),
    sleep(20_000, null, { ref: false }),
  ])
  for (const reader of readers) {
    reader.leave()
    faults.push(...faultsOf(reader.result, images))
  }
  const { differences } = await verifyMoney(db)
  for (const { whose, name, expected, found } of differences)
    faults.push(`${whose}: ${name}: expected ${expected}, found ${found}`)
  const repeats = farSide.ai.counts().calls - 3 * images
  if (repeats > 0) faults.push(`${repeats} calls were made again, though nothing was killed`)
  const errors = processes.flatMap((product) => product.output().split('\n')).filter(isError)
  for (const line of errors.slice(0, 5)) faults.push(line.slice(0, 600))
  const streams = readers.reduce((sum, { result }) => sum + result.streams, 0)
  console.log(
    `${inspected.successful} described, ${inspected.begunAgain} chunks begun again, ${streams} streams of ${readers.length} readers`,
  )
} finally {
  await Promise.all(processes.map((product) => product.stop()))
  await close()
  await database.stop()
  await farSide.close()
  folder.remove()
}
for (const fault of new Set(faults)) console.log('WRONG ', fault)
console.log(faults.length === 0 ? 'all right' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

async function described(count: number): Promise<void> {
  while (farSide.ai.counts().calls < count) await sleep(100)
}

function isError(line: string): boolean {
  return /"level":(50|60)\b/.test(line)
}
