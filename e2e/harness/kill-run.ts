import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from './client.ts'
import type { FarSide } from './far-side.ts'
import { type KillGround, ownDatabase } from './kill-ground.ts'
import { adminPassword, startProduct, temporaryFolder } from './start-product.ts'

export interface KillRun {
  /** Images whose outcome was stored at the time of the kill, and calls that the provider had received by then. */
  storedAtKill: number
  callsAtKill: number
  /** Calls beyond one per image. */
  repeats: number
  successful: number
  failed: number
  secondsAfterRestart: number
}

/** A job of `images` images, SIGKILL to all of the product's processes in the middle, and a restart. */
export async function killInTheMiddle(
  farSide: FarSide,
  images: number,
  openGround: (folder: string) => Promise<KillGround> = ownDatabase,
): Promise<KillRun> {
  const folder = temporaryFolder()
  const ground = await openGround(folder.path)
  const environment = { ...farSide.environment, DATA_DIR: folder.path, ...ground.environment }
  const callsBefore = countCalls(farSide)
  const first = await startProduct(environment)
  try {
    const before = await signIn(first.url, 'admin', adminPassword)
    await before.giveCredit(1, images * 50)
    const jobId = await before.startJob(farSide.list(images), { languages: '["de"]' })
    await before.waitFor(jobId, (job) => job.processedImages > images * (0.2 + Math.random() * 0.5))
    await first.killEverything()
    ground.kill()
    // Calls that were just sent still arrive: a call counts from its arrival, answered or not.
    await sleep(300)
    const callsAtKill = countCalls(farSide) - callsBefore
    const storedAtKill = await countStored(ground, jobId)

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
    await ground.stop()
    folder.remove()
  }
}

/** Counts before the product runs again, because it continues the work at once. */
async function countStored(ground: KillGround, jobId: number): Promise<number> {
  const { connectionString, done } = await ground.look()
  const client = await openConnection(connectionString)
  try {
    const { rows } = await client.query('select succeeded + failed as stored from jobs where id = $1', [
      jobId,
    ])
    return rows[0].stored
  } finally {
    await client.end()
    await done()
  }
}

/** A database that was killed, too, restarts by itself. */
async function openConnection(connectionString: string): Promise<pg.Client> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries > 100) throw error
      await sleep(100)
    }
  }
}

function countCalls({ ai }: FarSide): number {
  const { calls, inFlight } = ai.counts()
  return calls + inFlight
}
