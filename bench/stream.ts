import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { changedChannel } from '#server/jobs/channels.ts'
import { recordOutcome } from '#server/jobs/working/record-outcome.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { outcome } from './described-outcome.ts'
import { openStreams } from './open-streams.ts'
import { type BenchResult, percentile } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const streams = 200
/** Nobody may have all the streams. */
const streamsPerReader = 20
const results = 60
const rounds = 3
/** As often as a worker says that a job changed. */
const everyMs = 110

/**
 * From a stored result until it is read on 200 open streams: the 99th percentile, against a bare server that only
 * hands a NOTIFY on to as many clients. Both in turn, in processes of their own.
 */
export async function benchStream(databaseUrl: string): Promise<BenchResult> {
  const { db, pool, close } = openDatabase(databaseUrl, createLog('silent'))
  const bareServer = fork(fileURLToPath(import.meta.resolve('./bare-fan-out.ts')), [databaseUrl])
  const [bareUrl] = await once(bareServer, 'message')
  const product = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    ANTHROPIC_API_KEY: 'never-asked',
  })
  try {
    const readers = await registerReaders(product, streams / streamsPerReader)
    // Administrators may follow everybody's jobs.
    await pool.query('update users set is_admin = true')
    const { rows } = await pool.query('select min(id) as id from users')
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(
        ...(await measure(bareUrl, [], async (n) => {
          const storedAt = performance.now()
          await pool.query('select pg_notify($1, $2)', ['bench_fan_out', String(n)])
          return storedAt
        })),
      )
      const jobId = await makeJob(db, { userId: rows[0].id, images: results + 1 })
      const address = `${product.url}/api/process-status?jobId=${jobId}`
      ours.push(
        ...(await measure(address, readers, async (n) => {
          const image = { jobId, position: n, filename: `${n}.jpg` }
          await recordOutcome(pool, image, outcome)
          const storedAt = performance.now()
          await pool.query('select pg_notify($1, $2)', [changedChannel, String(jobId)])
          return storedAt
        })),
      )
      await pool.query("update jobs set finished_at = now(), status = 'completed' where id = $1", [jobId])
    }
    const [oursMs, bareMs] = [percentile(ours, 99), percentile(bare, 99)]
    return {
      name: `stored result to ${streams} open streams, p99`,
      measured: `${oursMs.toFixed(1)} ms`,
      baseline: `bare LISTEN/NOTIFY fan-out ${bareMs.toFixed(1)} ms`,
      ratio: oursMs / bareMs,
      limit: 5,
    }
  } finally {
    bareServer.kill('SIGTERM')
    await product.stop()
    await close()
  }
}

async function registerReaders(
  product: Awaited<ReturnType<typeof startBenchProduct>>,
  count: number,
): Promise<{ authorization: string }[]> {
  const names = Array.from({ length: count }, (_, n) => `reader-${n + 1}`)
  return await Promise.all(names.map(async (name) => ({ authorization: await product.register(name) })))
}

/** Stores results one after another and gathers, for each stream, the milliseconds until the result was read. */
async function measure(
  address: string,
  readers: readonly Record<string, string>[],
  store: (n: number) => Promise<number>,
): Promise<number[]> {
  const reader = await openStreams(address, readers, streams)
  const delays: number[] = []
  for (let n = 1; n <= results; n += 1) {
    const arrived = reader.next(n)
    const storedAt = await store(n)
    for (const at of await arrived) delays.push(at - storedAt)
    await sleep(everyMs)
  }
  reader.close()
  return delays
}
