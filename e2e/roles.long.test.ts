import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { type Client, signIn } from './harness/client.ts'
import { type FarSide, startFarSide } from './harness/far-side.ts'
import { adminPassword, type Product, startProduct, temporaryFolder } from './harness/start-product.ts'

let farSide: FarSide
let folder: ReturnType<typeof temporaryFolder>
let database: EmbeddedPostgres
let pool: pg.Pool
let web: Product
let settings: Record<string, string>

beforeAll(async () => {
  farSide = await startFarSide(0)
  folder = temporaryFolder()
  database = await startEmbeddedPostgres({ dataDir: folder.path })
  pool = new pg.Pool({ connectionString: database.connectionString })
  pool.on('error', () => {})
  settings = {
    ...farSide.environment,
    DATA_DIR: folder.path,
    DATABASE_URL: database.connectionString,
    CONCURRENCY: '4',
  }
  web = await startProduct({ ...settings, ROLE: 'web' })
  await (await signIn(web.url, 'admin', adminPassword)).giveCredit(1, 10_000_000)
})

afterAll(async () => {
  await web?.kill()
  await pool?.end()
  await database?.stop()
  await farSide?.close()
  folder?.remove()
})

/** Two workers in addition to the web process, and an AI with this latency; `use` can kill any of them. */
async function withWorkers(
  latencyMs: number | [number, number],
  use: (workers: [Product, Product], client: Client) => Promise<void>,
): Promise<void> {
  farSide.ai.set({ latencyMs })
  const client = await signIn(web.url, 'admin', adminPassword)
  const workers = await Promise.all([
    startProduct({ ...settings, ROLE: 'worker' }),
    startProduct({ ...settings, ROLE: 'worker' }),
  ])
  try {
    await use(workers, client)
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()))
  }
}

test('a killed worker’s chunk is taken over by the other one within 30 s', async () => {
  await withWorkers([200, 500], async (workers, client) => {
    const jobId = await client.startJob(farSide.list(120), { languages: '["de"]' })
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

test('two workers share a job, and no image is described twice', async () => {
  await withWorkers(100, async (workers, client) => {
    const before = farSide.ai.counts().calls
    const jobId = await client.startJob(farSide.list(80), { languages: '["de","en"]' })
    await client.waitFor(jobId, ({ status }) => status === 'completed')
    expect(farSide.ai.counts().calls - before).toBe(80)
    for (const worker of workers) expect(await worker.stop()).toBeLessThan(10_000)
  })
})

test('a worker that receives SIGTERM hands its chunk back, and another one finishes it', async () => {
  await withWorkers([1_000, 20_000], async (workers, client) => {
    const jobId = await client.startJob(farSide.list(12), { languages: '["de"]' })
    await client.waitFor(jobId, (job) => job.processedImages > 0)
    expect(await workers[0].stop(), 'milliseconds to end').toBeLessThan(10_000)
    const job = await client.waitFor(jobId, ({ status }) => status === 'completed', 150)
    expect(job.successfulImages).toBe(12)
  })
})

test('all processes survive a database that is killed and restarts', async () => {
  await withWorkers([200, 400], async (_, client) => {
    const jobId = await client.startJob(farSide.list(100), { languages: '["de"]' })
    await client.waitFor(jobId, (job) => job.processedImages > 20)
    process.kill(database.pid, 'SIGKILL')
    const job = await client.waitFor(jobId, ({ status }) => status === 'completed')
    expect(job).toMatchObject({ successfulImages: 100, failedImages: 0 })
  })
})
