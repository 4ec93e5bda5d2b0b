import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { changedChannel } from '#server/jobs/channels.ts'
import { createChangeAnnouncer } from '#server/jobs/following/create-change-announcer.ts'
import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { outcome } from './described-outcome.ts'
import { type BenchResult, percentile } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'

const users = 200
const streamsPerUser = 20
const imagesPerJob = 10
const picturesPerSecond = 200

/**
 * Twenty streams each for many users on one web process, each on its user's own job, while all jobs end within a second: the delay between
 * the first and the last stream that receives a job's end.
 */
export async function benchStreamEnds(databaseUrl: string): Promise<BenchResult> {
  const { db, pool, close } = openDatabase(databaseUrl, createLog('silent'))
  const web = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    ANTHROPIC_API_KEY: 'never-asked',
  })
  const announcer = createChangeAnnouncer(async (jobIds) => {
    await pool.query('select pg_notify($1, $2)', [changedChannel, jobIds.join()])
  })
  try {
    const passwordHash = await hashPassword('password-of-a-benchmark')
    const readers = await Promise.all(
      Array.from({ length: users }, async (_, n) => {
        const user = { username: `reader-${n}`, email: `reader-${n}@example.org`, passwordHash }
        const userId = await db.transaction((tx) => createUser(tx, user))
        const token = await startSession(db, { userId, days: 30 })
        return { jobId: await makeJob(db, { userId, images: imagesPerJob }), token }
      }),
    )
    const order = JSON.stringify({ url: web.url, streamsPerUser, readers })
    const generator = fork(fileURLToPath(import.meta.resolve('./hear-ends.ts')), [order])
    await once(generator, 'message')
    const heard = once(generator, 'message')
    const storing: Promise<void>[] = []
    const began = performance.now()
    for (let n = 0; n < users * imagesPerJob; n += 1) {
      storing.push(describe(readers[n % users]!.jobId, 1 + Math.floor(n / users)))
      await sleep(Math.max(0, began + ((n + 1) * 1_000) / picturesPerSecond - performance.now()))
    }
    await Promise.all(storing)
    await announcer.close()
    const [spreads]: number[][] = await heard
    const p99 = percentile(spreads!, 99)
    return {
      name: `the end of a job at its ${streamsPerUser} streams, of ${users} users, first to last, p99`,
      measured: `${p99.toFixed(0)} ms`,
      baseline: '0.5 s',
      ratio: p99 / 500,
      limit: 1,
    }
  } finally {
    await web.stop()
    await close()
  }

  async function describe(jobId: number, position: number): Promise<void> {
    await recordOutcome(pool, { jobId, position }, outcome)
    if (position === imagesPerJob)
      await pool.query("update jobs set status = 'completed', finished_at = now() where id = $1", [jobId])
    announcer.announce(jobId)
  }
}
