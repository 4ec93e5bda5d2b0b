import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { readEvents } from '#server/testing/read-events.ts'
import { signIn } from './harness/client.ts'
import { startFarSide } from './harness/far-side.ts'
import { startPgBouncer } from './harness/start-pgbouncer.ts'
import { adminPassword, startProduct, temporaryFolder } from './harness/start-product.ts'

/**
 * A web process and two workers with PgBouncer in transaction mode in front of PostgreSQL: the start on an empty database, a job, its
 * streams, one worker stopped and one killed in the middle. Prints the outcome. `npm run test:long -- pgbouncer 2000` runs a job with this
 * many images.
 */
const images = Number(process.argv[2] ?? 200)
const streams = 10
const patienceSeconds = 90 + images / 5
const serverConnections = 8

const farSide = await startFarSide([100, 300])
const folder = temporaryFolder()
const database = await startEmbeddedPostgres({ dataDir: folder.path })
const bouncer = await startPgBouncer(database.connectionString, folder.path, serverConnections)
const environment = {
  ...farSide.environment,
  DATA_DIR: folder.path,
  ...bouncer.environment,
  CONCURRENCY: '8',
}
const direct = new pg.Client({ connectionString: database.connectionString })
await direct.connect()
const web = await startProduct({ ...environment, ROLE: 'web' })
const startWorker = () => startProduct({ ...environment, ROLE: 'worker' })
const workers = await Promise.all([startWorker(), startWorker()])
const processes = [web, ...workers]
const verdicts: boolean[] = []
try {
  const client = await signIn(web.url, 'admin', adminPassword)
  await client.giveCredit(1, images * 50)
  const callsBefore = farSide.ai.counts().calls
  const jobId = await client.startJob(farSide.list(images), { languages: '["de"]' })
  const headers = { cookie: await readCookie() }
  const readers = await Promise.all(
    Array.from({ length: streams }, () => readEvents(`${web.url}/api/process-status`, headers)),
  )

  await client.waitFor(jobId, ({ processedImages }) => processedImages > images / 4, patienceSeconds)
  const stopMs = await workers[0]!.stop()
  tell(`a worker ended after ${stopMs} ms`, stopMs < 10_000)
  processes.push(await startWorker())
  await client.waitFor(jobId, ({ processedImages }) => processedImages > images / 2, patienceSeconds)
  await workers[1]!.kill()
  processes.push(await startWorker())
  const job = await client.waitFor(jobId, ({ status }) => status === 'completed', patienceSeconds)
  tell(
    `${job.successfulImages} of ${images} images described, ${job.failedImages} failed, ${farSide.ai.counts().calls - callsBefore} calls`,
    job.successfulImages === images,
  )

  await Promise.all(readers.map((reader) => reader.ended()))
  const whole = readers.filter(
    (reader) => new Set(reader.items().map(({ imageId }) => imageId)).size === images,
  )
  tell(`${whole.length} of ${streams} streams delivered every image and ended`, whole.length === streams)

  const { rows } = await direct.query<{ name: string; count: number }>(`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() group by 1 order by 1`)
  const pooled = rows.find(({ name }) => name === 'bildwort')?.count ?? 0
  tell(
    `${pooled} connections of ${serverConnections} through PgBouncer; ${rows.map(({ name, count }) => `${name} ${count}`).join(', ')}`,
    pooled <= serverConnections,
  )
  const troubles = processes.flatMap((product) => product.output().split('\n').filter(isTrouble))
  tell(`${troubles.length} warnings and errors in the logs`, troubles.length === 0)
  for (const line of troubles.slice(0, 10)) console.log(line)
} finally {
  await Promise.all(processes.map((product) => product.stop()))
  await direct.end()
  await bouncer.stop()
  await database.stop()
  await farSide.close()
  folder.remove()
}
process.exitCode = verdicts.every(Boolean) ? 0 : 1

function tell(text: string, isRight: boolean): void {
  verdicts.push(isRight)
  console.log(isRight ? 'ok    ' : 'MISSED', text)
}

async function readCookie(): Promise<string> {
  const answer = await fetch(`${web.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  return /bildwort_session=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
}

function isTrouble(line: string): boolean {
  return /"level":(40|50|60)\b/.test(line)
}
