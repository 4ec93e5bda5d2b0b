import { onTestFinished } from 'vitest'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { createFeedReader } from './create-feed-reader.ts'
import { appEvents } from './event-shapes.ts'
import { createJobFeed } from './job-feed.ts'

test('many feeds that are due together are read together, and each gets its own result', async ({
  make,
  platform,
}) => {
  const jobIds: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const { id } = await make.user()
    jobIds.push(await makeJob(platform.db, { userId: id, images: 1 }))
  }
  let asked = 0
  const db = Object.create(platform.db)
  db.select = (...columns: [never]) => {
    asked += 1
    return platform.db.select(...columns)
  }
  const reader = createFeedReader(db, (error) => expect.fail(String(error)))
  onTestFinished(() => reader.close())
  const told = new Map<number, string>()
  for (const jobId of jobIds) {
    const feed = createJobFeed(db, jobId)
    feed.subscribers.add({
      language: 'de',
      events: appEvents,
      cursor: 0,
      heard: '',
      write: (text) => void told.set(jobId, text),
      end: () => {},
    })
    reader.refresh(feed)
    reader.refresh(feed)
  }
  await until(() => told.size === 5)
  for (const [jobId, text] of told) expect(text).toContain(`"jobId":${jobId},`)
  expect(asked).toBe(1)
})

test('after a failed query the next one is run', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  let isDown = true
  const db = Object.create(platform.db)
  db.select = (...columns: [never]) => {
    if (isDown) throw new Error('down')
    return platform.db.select(...columns)
  }
  const failures: unknown[] = []
  const reader = createFeedReader(db, (error) => failures.push(error))
  onTestFinished(() => reader.close())
  const feed = createJobFeed(db, jobId)
  const told: string[] = []
  feed.subscribers.add({
    language: 'de',
    events: appEvents,
    cursor: 0,
    heard: '',
    write: (text) => void told.push(text),
    end: () => {},
  })
  reader.refresh(feed)
  await until(() => failures.length === 1)
  isDown = false
  reader.refresh(feed)
  await until(() => told.length === 1)
  expect(failures).toHaveLength(1)
})
