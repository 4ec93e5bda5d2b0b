import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { stopJobById } from '#server/jobs/ending/stop-job.ts'
import { startDirectly } from '#server/jobs/testing/start-directly.ts'
import { claimChunk } from '#server/jobs/working/claim-chunk.ts'
import { closeChunk } from '#server/jobs/working/close-chunk.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { type ChunkRef, chunkQueue } from './chunk-queue.ts'

/** Starts jobs of this owner through the API, and returns their ids. */
async function startSome(platform: Platform, userId: number, sizes: number[]): Promise<number[]> {
  const wish = { name: 'Test', scopes: ['jobs:write' as const], days: null, monthlyCapCents: null }
  const { id: tokenId } = (await createToken(platform, userAt(userId, '192.0.2.7'), wish)).token
  const ids: number[] = []
  for (const images of sizes) {
    const { body } = await startDirectly(platform, userId, { images, tokenId })
    ids.push(body.jobId)
  }
  return ids
}

/** Takes chunks from the queue, each done at once, up to this number of images; returns the images by job. */
async function takeFromQueue(platform: Platform, most: number): Promise<Map<number, number>> {
  const taken = new Map<number, number>()
  for (let all = 0; all < most; ) {
    const [delivery] = await platform.queue.fetch<ChunkRef>(chunkQueue)
    const { jobId, number } = delivery!.data
    // The queued chunks of a stopped job still exist, and are dropped.
    if (!(await claimChunk(platform.db, { jobId, number }))) continue
    await platform.db.transaction((tx) => closeChunk(tx, platform, { jobId, number }))
    const { rows } = await platform.pool.query<{ images: number }>(
      'select images from job_chunks where job_id = $1 and number = $2',
      [jobId, number],
    )
    const { images } = rows[0]!
    taken.set(jobId, (taken.get(jobId) ?? 0) + images)
    all += images
  }
  return taken
}

const sumOf = (taken: Map<number, number>, ids: number[]) =>
  ids.reduce((sum, id) => sum + (taken.get(id) ?? 0), 0)

test('five jobs of one owner together progress as fast as another owner’s single job, and equally among themselves', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const [app] = await startSome(platform, berta.id, [80])
  const ids = await startSome(platform, anna.id, [40, 40, 40, 40, 40])

  const first = await takeFromQueue(platform, 80)
  expect(first.get(app!)).toBe(40)
  for (const id of ids) expect(first.get(id)).toBeOneOf([5, 10])
  expect(sumOf(first, ids)).toBeGreaterThanOrEqual(40)

  // Four of them end: the fifth takes over their turns.
  const [last, ...others] = ids
  for (const id of others) await stopJobById(platform, anna, id)
  const second = await takeFromQueue(platform, 40)
  expect(second.get(app!)).toBeGreaterThanOrEqual(20)
  expect(second.get(app!)).toBeLessThanOrEqual(30)
  expect(second.get(last!)).toBeGreaterThanOrEqual(15)
  expect(second.get(last!)).toBeLessThanOrEqual(25)
  for (const [owner, id] of [[anna, last!] as const, [berta, app!] as const])
    await stopJobById(platform, owner, id)
})

test('starting one job after the other does not get a user ahead of others', async ({ make, platform }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const [hers] = await startSome(platform, berta.id, [80])
  const ids = await startSome(platform, anna.id, [40])
  const taken = new Map<number, number>()
  for (let round = 0; round < 4; round += 1) {
    for (const [id, images] of await takeFromQueue(platform, 20)) taken.set(id, (taken.get(id) ?? 0) + images)
    ids.push(...(await startSome(platform, anna.id, [40])))
  }
  expect(taken.get(hers!)).toBeGreaterThanOrEqual(35)
  for (const id of ids) await stopJobById(platform, anna, id)
  await stopJobById(platform, berta, hers!)
})
