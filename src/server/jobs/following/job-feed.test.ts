import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { appEvents, type EventShapes } from './event-shapes.ts'
import { createJobFeed, type Subscriber } from './job-feed.ts'
import { readProgress } from './read-progress.ts'

test('a subscriber that joins during an update misses nothing', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 5 })
  for (const position of [1, 2, 3, 4])
    await recordOutcome(
      platform.pool,
      { jobId, position },
      { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null },
    )
  const feed = createJobFeed(platform.db, jobId)
  const early = follow(4)
  const late = follow(0)
  const tellAll = async (whileAsked = () => {}) => {
    const question = feed.ask()
    whileAsked()
    await question.tell((await readProgress(platform.db, [question])).get(jobId) ?? null)
  }
  feed.subscribers.add(early.subscriber)
  await tellAll(() => feed.subscribers.add(late.subscriber))
  expect(late.items).toEqual([])
  await tellAll()
  expect(late.items.filter(({ type }) => type === 'processedItem').map(({ item }) => item?.imageId)).toEqual([
    1, 2, 3, 4,
  ])
  expect(early.items.map(({ type }) => type)).toEqual(['status'])
})

test('a status is rendered once for all subscribers, and sent only to those that have not received it', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const feed = createJobFeed(platform.db, jobId)
  const tellAll = async () => {
    const question = feed.ask()
    await question.tell((await readProgress(platform.db, [question])).get(jobId) ?? null)
  }
  let statuses = 0
  const status: EventShapes['status'] = (...about) => {
    statuses += 1
    return appEvents.status(...about)
  }
  const [first, second, third] = [follow(0), follow(0), follow(0)]
  for (const { subscriber } of [first, second, third]) subscriber.events = { ...appEvents, status }
  feed.subscribers.add(first.subscriber).add(second.subscriber)
  await tellAll()
  feed.subscribers.add(third.subscriber)
  await tellAll()
  expect([first, second, third].map(({ items }) => items.length)).toEqual([1, 1, 1])
  expect(statuses).toBe(2)
})

function follow(cursor: number) {
  const items: { type: string; item?: { imageId: number } }[] = []
  const subscriber: Subscriber = {
    language: 'de',
    events: appEvents,
    cursor,
    heard: '',
    write: (text) => {
      for (const [, event] of text.matchAll(/^data: (.*)$/gm)) items.push(JSON.parse(event!))
    },
    end: () => {},
  }
  return { items, subscriber }
}
