import { vi } from 'vitest'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { workChannel } from './channels.ts'
import { startWork } from './jobs.work.ts'

test('a worker that is notified of work while it fetches some fetches again at once', async ({
  platform,
}) => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answered = Promise.withResolvers<never[]>()
  const queue = Object.create(platform.queue)
  let asked = 0
  queue.fetch = () => {
    begun[asked]?.resolve()
    asked += 1
    return asked === 1 ? answered.promise : Promise.resolve([])
  }
  const heard = Promise.withResolvers<void>()
  const its = { ...platform, queue }
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'] })
  const work = startWork(its, { fetcher, pools: openPools(its) })
  await begun[0]!.promise
  const off = platform.events.on(workChannel, (payload) => payload && heard.resolve())
  await platform.pool.query('select pg_notify($1, $2)', [workChannel, 'new'])
  await heard.promise
  off()
  // A pause would never end.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  answered.resolve([])
  await begun[1]!.promise
  expect(asked).toBe(2)
  vi.useRealTimers()
  await work.stop()
  await fetcher.close()
})

test('a worker without free slots leaves the next chunk to one that has a slot', async ({
  make,
  worker,
  ai,
}) => {
  const letGo = ai.hold()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  worker({ concurrency: 1 })
  await until(() => ai.counts().inFlight === 1)
  worker({ concurrency: 1 })
  await until(() => ai.counts().inFlight === 2)
  letGo()
  const { job } = await anna.ended(body.jobId)
  expect(job.successfulImages).toBe(2)
})
