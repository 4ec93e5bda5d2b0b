import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { signIn } from './harness/client.ts'
import { startFarSide } from './harness/far-side.ts'
import { adminPassword, type Product, startProduct, temporaryFolder } from './harness/start-product.ts'

/** One web process and two workers on one PostgreSQL; `use` may kill what it likes. */
async function withRoles(
  latencyMs: number | [number, number],
  use: (site: {
    web: Product
    workers: [Product, Product]
    list: (images: number) => { name: string; content: string }
    calls: () => number
    pool: pg.Pool
    databasePid: () => number
  }) => Promise<void>,
): Promise<void> {
  const farSide = await startFarSide(latencyMs)
  const folder = temporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: folder.path })
  const pool = new pg.Pool({ connectionString: database.connectionString })
  pool.on('error', () => {})
  const environment = { ...farSide.environment, DATABASE_URL: database.connectionString, CONCURRENCY: '4' }
  const web = await startProduct({ ...environment, ROLE: 'web' })
  const workers = await Promise.all([
    startProduct({ ...environment, ROLE: 'worker' }),
    startProduct({ ...environment, ROLE: 'worker' }),
  ])
  try {
    const { list, ai } = farSide
    await (await signIn(web.url, 'admin', adminPassword)).giveCredit(1, 10_000_000)
    await use({ web, workers, list, calls: () => ai.counts().calls, pool, databasePid: () => database.pid })
  } finally {
    await Promise.all([web, ...workers].map((product) => product.kill()))
    await pool.end()
    await database.stop()
    await farSide.close()
    folder.remove()
  }
}

test('a killed worker’s chunk is taken over by the other within 30 s', async () => {
  await withRoles([200, 500], async ({ web, workers, list, pool }) => {
    const client = await signIn(web.url, 'admin', adminPassword)
    const jobId = await client.startJob(list(120), { languages: '["de"]' })
    await client.waitFor(jobId, (job) => job.processedImages > 30)
    await workers[0].kill()
    const killedAt = Date.now()

    const takenOver = async () =>
      (await pool.query('select 1 from job_chunks where job_id = $1 and attempts > 1', [jobId])).rowCount
    while (!(await takenOver())) {
      expect(Date.now() - killedAt, 'milliseconds since the kill').toBeLessThan(30_000)
      await sleep(100)
    }
    const job = await client.waitFor(jobId, ({ status }) => status === 'completed')
    expect(job).toMatchObject({ successfulImages: 120, failedImages: 0 })
  })
})

test('two workers share a job, and no picture is described twice', async () => {
  await withRoles(100, async ({ web, workers, list, calls }) => {
    const client = await signIn(web.url, 'admin', adminPassword)
    const jobId = await client.startJob(list(80), { languages: '["de","en"]' })
    await client.waitFor(jobId, ({ status }) => status === 'completed')
    expect(calls()).toBe(80)
    for (const worker of workers) expect(await worker.stop()).toBeLessThan(10_000)
  })
})

test('a worker that is told to end hands its chunk back, and another one finishes it', async () => {
  await withRoles([1_000, 20_000], async ({ web, workers, list, pool }) => {
    const client = await signIn(web.url, 'admin', adminPassword)
    const jobId = await client.startJob(list(12), { languages: '["de"]' })
    await client.waitFor(jobId, (job) => job.processedImages > 0)
    expect(await workers[0].stop(), 'milliseconds to end').toBeLessThan(10_000)
    const { rows } = await pool.query("select count(*)::int as count from pgboss.job where state = 'retry'")
    const job = await client.waitFor(jobId, ({ status }) => status === 'completed', 150)
    expect(job.successfulImages).toBe(12)
    expect(rows[0].count).toBeGreaterThanOrEqual(0)
  })
})

test('all processes outlive a database that is killed and comes back', async () => {
  await withRoles([200, 400], async ({ web, list, databasePid }) => {
    const client = await signIn(web.url, 'admin', adminPassword)
    const jobId = await client.startJob(list(100), { languages: '["de"]' })
    await client.waitFor(jobId, (job) => job.processedImages > 20)
    process.kill(databasePid(), 'SIGKILL')
    const job = await client.waitFor(jobId, ({ status }) => status === 'completed')
    expect(job).toMatchObject({ successfulImages: 100, failedImages: 0 })
  })
})
