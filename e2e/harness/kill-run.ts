import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { signIn } from './client.ts'
import type { FarSide } from './far-side.ts'
import { adminPassword, startProduct, temporaryFolder } from './start-product.ts'

export interface KillRun {
  /** Images with an outcome stored when everything was killed, and calls that the provider had got by then. */
  storedAtKill: number
  callsAtKill: number
  /** Calls beyond one for each picture. */
  repeats: number
  successful: number
  failed: number
  secondsAfterRestart: number
}

/** A job of `images` pictures, kill -9 of all of the product's processes in the middle, and a start again. */
export async function killInTheMiddle(farSide: FarSide, images: number): Promise<KillRun> {
  const folder = temporaryFolder()
  const environment = { ...farSide.environment, DATA_DIR: folder.path }
  const callsBefore = countCalls(farSide)
  const first = await startProduct(environment)
  try {
    const before = await signIn(first.url, 'admin', adminPassword)
    await before.giveCredit(1, images * 50)
    const jobId = await before.startJob(farSide.list(images), { languages: '["de"]' })
    await before.waitFor(jobId, (job) => job.processedImages > images * (0.2 + Math.random() * 0.5))
    await first.killEverything()
    // What was sent in the last moment still arrives: a call counts from its arrival, answered or not.
    await sleep(300)
    const callsAtKill = countCalls(farSide) - callsBefore
    const storedAtKill = await countStored(folder.path, jobId)

    const second = await startProduct(environment)
    const restartedAt = Date.now()
    try {
      const after = await signIn(second.url, 'admin', adminPassword)
      const job = await after.waitFor(jobId, ({ status }) => status === 'completed' || status === 'failed')
      const described = await after.images(jobId)
      return {
        storedAtKill,
        callsAtKill,
        repeats: countCalls(farSide) - callsBefore - images,
        successful: described.filter(({ success }) => success).length,
        failed: job.failedImages,
        secondsAfterRestart: (Date.now() - restartedAt) / 1000,
      }
    } finally {
      await second.stop()
    }
  } finally {
    await first.killEverything()
    folder.remove()
  }
}

/** Looks into the database before the product runs again: it goes on with the work at once. */
async function countStored(dataDir: string, jobId: number): Promise<number> {
  const database = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ connectionString: database.connectionString })
  try {
    await client.connect()
    const { rows } = await client.query('select succeeded + failed as stored from jobs where id = $1', [
      jobId,
    ])
    return rows[0].stored
  } finally {
    await client.end()
    await database.stop()
  }
}

function countCalls({ ai }: FarSide): number {
  const { calls, inFlight } = ai.counts()
  return calls + inFlight
}
