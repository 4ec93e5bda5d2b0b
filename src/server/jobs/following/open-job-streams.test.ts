import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { type Outcome, recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { expect, test as plainTest } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { readEvents } from '#server/testing/read-events.ts'
import { until } from '#server/testing/until.ts'
import { appEvents } from './event-shapes.ts'
import { openJobStreams } from './open-job-streams.ts'

const test = plainTest.extend('address', { scope: 'file' }, ({ app }) =>
  app.listen({ port: 0, host: '127.0.0.1' }),
)
const failed: Outcome = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null }

test('a change without a notification is sent a little later', async ({ make, platform, address }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 2 })
  const stream = await readEvents(`${address}/api/process-status`, { authorization: `Bearer ${anna.token}` })
  await stream.heardSome(({ event }) => event.type === 'status')
  await recordOutcome(platform.pool, { jobId, position: 2 }, failed)
  expect(await stream.heardSome(({ event }) => event.type === 'processedItem')).toMatchObject({
    id: 1,
    event: { item: { imageId: 2, success: false } },
  })
  await stream.leave()
})

test('an unchanged status is sent once', async ({ make, platform, address }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 2 })
  const stream = await readEvents(`${address}/api/process-status`, { authorization: `Bearer ${anna.token}` })
  await stream.heardSome(({ event }) => event.type === 'status')
  const announce = () => platform.db.execute(sql`select pg_notify('bildwort_job_changed', ${String(jobId)})`)
  for (let round = 0; round < 5; round++) {
    await announce()
    await sleep(10)
  }
  await recordOutcome(platform.pool, { jobId, position: 1 }, failed)
  await announce()
  await until(() => stream.items().length === 1 && stream.statuses().length === 2)
  await stream.leave()
})

test('all streams end when the process ends', async ({ start }) => {
  const { app, make } = await start()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await make.user()
  await anna.startJob()
  const streams = await Promise.all(
    Array.from({ length: 5 }, () =>
      readEvents(`${address}/api/process-status`, { authorization: `Bearer ${anna.token}` }),
    ),
  )
  await Promise.all(streams.map((stream) => stream.heardSome(({ event }) => event.type === 'status')))
  await app.close()
  await Promise.allSettled(streams.map((stream) => stream.ended()))
  for (const stream of streams) expect(stream.isOver()).toBe(true)
})

test('beyond twenty streams of one user the oldest is replaced, and told to come back later', async ({
  start,
}) => {
  const { app, make, platform } = await start()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const [anna, berta] = [await make.user(), await make.user()]
  for (const { id } of [anna, berta]) await makeJob(platform.db, { userId: id, images: 1 })
  const follow = async ({ token }: { token: string }) => {
    const response = await fetch(`${address}/api/process-status`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const stream = { heard: '', isOver: false }
    const reading = async () => {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) stream.heard += piece
    }
    reading()
      .catch(() => {})
      .finally(() => {
        stream.isOver = true
      })
    await until(() => stream.heard.includes('data:'))
    return stream
  }
  const other = await follow(berta)
  const streams: Awaited<ReturnType<typeof follow>>[] = []
  for (let n = 0; n < 23; n++) streams.push(await follow(anna))
  await until(() => streams.slice(0, 3).every(({ isOver }) => isOver))
  expect(streams.filter(({ isOver }) => isOver)).toHaveLength(3)
  for (const { heard } of streams.slice(0, 3)) expect(heard).toMatch(/\n\nretry: 30000\n\n$/)
  expect(streams.slice(3).every(({ heard }) => !heard.includes('retry'))).toBe(true)
  expect(other.isOver).toBe(false)
  const { values } = await platform.metrics.boundsReached.get()
  expect(values).toEqual([{ labels: { bound: 'streamsPerUser' }, value: 3 }])
})

test('a replaced stream leaves the feed to the other followers', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const streams = openJobStreams(platform)
  const followed = Array.from({ length: 21 }, () => new PassThrough())
  for (const stream of followed)
    streams.follow(anna, jobId, { language: 'de', events: appEvents, cursor: 0 }, stream)
  const ends = followed.map((stream) => text(stream))
  expect(await ends[0]).toMatch(/retry: 30000/)
  await platform.db.execute(
    sql`update jobs set status = 'completed', finished_at = now() where id = ${jobId}`,
  )
  await platform.db.execute(sql`select pg_notify('bildwort_job_changed', ${String(jobId)})`)
  for (const end of await Promise.all(ends.slice(1))) expect(end).toContain('"type":"complete"')
  streams.close()
})

test('deleting a job ends its streams', async ({ make, platform, address }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const stream = await readEvents(`${address}/api/process-status`, { authorization: `Bearer ${anna.token}` })
  await stream.heardSome(({ event }) => event.type === 'status')
  await platform.db.execute(sql`delete from jobs where id = ${jobId}`)
  await platform.db.execute(sql`select pg_notify('bildwort_job_changed', ${String(jobId)})`)
  await stream.ended()
  expect(stream.heard).toHaveLength(1)
})

test('a slow reader still gets the end of a finished stream', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db.execute(
    sql`update jobs set status = 'completed', finished_at = now() where id = ${jobId}`,
  )
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const streams = openJobStreams(platform)
    const stream = new PassThrough()
    streams.follow(anna, jobId, { language: 'de', events: appEvents, cursor: 0 }, stream)
    await until(() => stream.writableEnded)
    vi.advanceTimersByTime(60_000)
    expect(await text(stream)).toContain('"type":"complete"')
    streams.close()
  } finally {
    vi.useRealTimers()
  }
})

test('a client that left before its stream was opened is not added', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const streams = openJobStreams(platform)
  const gone = new PassThrough()
  gone.destroy()
  streams.follow(anna, jobId, { language: 'de', events: appEvents, cursor: 0 }, gone)
  await platform.metrics.registry.metrics()
  const { values } = await platform.metrics.streams.get()
  expect(values).toMatchObject([{ value: 0 }])
  streams.close()
})
