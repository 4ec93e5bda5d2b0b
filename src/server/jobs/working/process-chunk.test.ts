import { vi } from 'vitest'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { startWork } from '#server/jobs/jobs.work.ts'
import { takeChunk } from '#server/jobs/testing/take-chunk.ts'
import { createFairSemaphore } from '#server/platform/waiting/create-fair-semaphore.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { poolOfOwner } from '#server/provider-runtime/pool-of-owner.ts'
import { failingPool } from '#server/testing/failing-pool.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { processChunk } from './process-chunk.ts'

/** `its` is the platform with the stand-in as its provider; each test starts the worker that it breaks. */
const test = jobTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('fetcher', async ({}, { onCleanup }) => {
    const fetcher = createPictureFetcher({ allow: ['127.0.0.1'] })
    onCleanup(fetcher.close)
    return fetcher
  })
  .extend('its', ({ platform, ai }) => ({
    ...platform,
    settings: { ...platform.settings, ANTHROPIC_BASE_URL: ai.url },
  }))

test('a picture that triggers a bug fails alone, and the log says which', async ({
  make,
  its,
  fetcher,
  logs,
}) => {
  const anna = await make.user()
  const broken = {
    ...fetcher,
    fetch: (url: string, signal: AbortSignal) => {
      if (url.includes('/2.jpg')) throw new Error('nobody thought of this')
      return fetcher.fetch(url, signal)
    },
  }
  const work = startWork(its, { fetcher: broken, pools: openPools(its) })

  const { body } = await anna.startJob({ images: 3 })
  const { job, images } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ status: 'completed', successfulImages: 2, failedImages: 1 })
  expect(images[1]).toMatchObject({ success: false, error: expect.stringContaining('unerwarteter Fehler') })
  expect(logs.takeErrors()).toEqual([expect.objectContaining({ jobId: job.id, position: 2 })])
  await work.stop()
})

test('a bug after a provider call fails the picture alone, and its costs are recorded', async ({
  platform,
  make,
  its,
  fetcher,
  logs,
}) => {
  const anna = await make.user()
  const pools = openPools(its)
  const broken: ProviderPools = {
    ...pools,
    poolOf(keys) {
      const pool = pools.poolOf(keys)
      return {
        ...pool,
        async ask(...question) {
          await pool.ask(...question)
          throw new Error('nobody thought of this answer')
        },
      }
    },
  }
  const work = startWork(its, { fetcher, pools: broken })
  const { body } = await anna.startJob({ images: 1 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'failed', costCents: 0 })
  expect(images[0]).toMatchObject({ error: expect.stringContaining('unerwarteter Fehler') })
  expect(logs.takeErrors()).toEqual([expect.objectContaining({ jobId: job.id, position: 1 })])
  const { rows } = await platform.pool.query('select calls from provider_costs where job_id = $1', [job.id])
  expect(rows).toEqual([{ calls: 1 }])
  await work.stop()
})

test('a chunk whose outcome could not be written is handed back at once', async ({
  platform,
  make,
  its,
  fetcher,
}) => {
  const anna = await make.user()
  const isOutcome = (question: unknown) =>
    question instanceof Object && 'name' in question && question.name === 'record-outcome'
  const handBack = vi.spyOn(platform.queue, 'fail')
  const flaky = { ...its, pool: failingPool(platform.pool, 6, isOutcome) }
  const work = startWork(flaky, { fetcher, pools: openPools(flaky) })
  const { body } = await anna.startJob({ images: 1 })
  expect((await anna.ended(body.jobId)).job.successfulImages).toBe(1)
  // A chunk that is not handed back is recovered, too, when its heartbeats have been missing for long enough.
  expect(handBack).toHaveBeenCalledOnce()
  handBack.mockRestore()
  await work.stop()
})

test('a chunk has its slots at once, so that no worker takes more than it has room for', async ({
  platform,
  make,
  its,
  fetcher,
}) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 1 })
  const { delivery, chunk } = await takeChunk(platform, body.jobId)
  const never = new AbortController().signal
  const pools = openPools(its)
  const pool = await poolOfOwner(its, pools, chunk.owner)
  const slots = createFairSemaphore<number>(1, () => {})
  const worker = {
    platform: its,
    fetcher,
    pools,
    slots,
    stopped: new Set<number>(),
    ending: never,
    givingUp: never,
  }
  const work = processChunk({ ...worker, changed() {}, coolDown() {} }, delivery, chunk, {
    pool,
    prices: [],
  })
  expect(slots.hasRoom()).toBe(false)
  await work
  expect(slots.hasRoom()).toBe(true)
})
