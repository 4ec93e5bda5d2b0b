import type { FastifyInstance } from 'fastify'
import { onTestFinished, vi } from 'vitest'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { readEvents } from '#server/testing/read-events.ts'
import { until } from '#server/testing/until.ts'

const test = jobTest.extend('follow', { scope: 'file' }, async ({ app }) => subscriber(app))

async function subscriber(app: FastifyInstance) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return (
    { token }: { token: string },
    wish: { jobId?: number; language?: string; lastEventId?: number } = {},
  ) =>
    readEvents(`${address}/api/process-status${wish.jobId ? `?jobId=${wish.jobId}` : ''}`, {
      authorization: `Bearer ${token}`,
      'accept-language': wish.language ?? 'de',
      ...(wish.lastEventId !== undefined && { 'last-event-id': String(wish.lastEventId) }),
    })
}

test('without any job there is nothing to follow', async ({ make, follow }) => {
  const stream = await follow(await make.user())
  expect(stream.status).toBe(204)
  await stream.ended()
})

test('a stream sends every image once and in order, ends with the summary, and its ids grow', async ({
  make,
  follow,
  worker,
}) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 9, languages: ['en'] })
  const stream = await follow(anna)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  for (const header of ['x-request-id', 'content-security-policy', 'permissions-policy'])
    expect(stream.headers.get(header), header).toBeTruthy()
  await stream.heardSome(({ event }) => event.type === 'status' && event.status.state === 'waiting')
  worker({ concurrency: 2 })
  await stream.ended()
  const ids = stream.heard.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const { images } = await anna.job(body.jobId)
  expect(
    stream
      .items()
      .map(({ imageId }) => imageId)
      .toSorted((a, b) => a - b),
  ).toEqual(images.map(({ id }) => id))
  for (const { imageId, altText, success, hasThumbnail } of stream.items())
    expect({ altText, success, hasThumbnail }).toEqual({
      altText: images[imageId - 1]?.altText,
      success: true,
      hasThumbnail: true,
    })
  expect(stream.statuses().at(-1)).toMatchObject({
    state: 'done',
    isActive: false,
    progress: 100,
    processedCount: 9,
  })
  expect(stream.heard.at(-1)?.event).toMatchObject({
    type: 'complete',
    summary: {
      jobId: body.jobId,
      total: 9,
      successful: 9,
      errors: 0,
      remedies: { retry: 0, correct: 0, none: 0 },
      stopped: false,
      fileUrl: `/api/jobs/${body.jobId}/results.csv`,
      sampleResult: { imageId: 1, altText: images[0]?.altText },
    },
  })
})

test('the named file is in progress from the first status that names it, and is never a finished one', async ({
  make,
  follow,
  worker,
  ai,
}) => {
  const letGo = ai.hold()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 9 })
  const stream = await follow(anna)
  worker({ concurrency: 2 })
  await stream.heardSome(({ event }) => event.type === 'status' && event.status.state === 'running')
  letGo()
  await stream.ended()
  const { images } = await anna.job(body.jobId)
  const done = new Set<string>()
  const running: string[] = []
  for (const { event } of stream.heard) {
    if (event.type === 'processedItem') done.add(event.item.name)
    if (event.type !== 'status') continue
    const { state, currentFile, processedCount } = event.status
    expect(done.has(currentFile)).toBe(false)
    if (state === 'running' && processedCount < 9) running.push(currentFile)
    else expect(currentFile).toBe('')
  }
  expect(running[0]).toBe(images[0]?.filename)
  expect(running).not.toContain('')
})

test('reconnecting with the last id yields exactly what was missed', async ({ make, follow, worker, ai }) => {
  const letGo = ai.hold(5)
  const anna = await make.user()
  await anna.startJob({ images: 30 })
  worker({ concurrency: 2 })
  const first = await follow(anna)
  await until(() => first.items().length === 5)
  await first.leave()
  letGo()
  const lastEventId = first.heard.at(-1)!.id
  expect(first.items()).toHaveLength(lastEventId)
  const second = await follow(anna, { lastEventId })
  await second.ended()
  const heard = [...first.items(), ...second.items()].map(({ imageId }) => imageId)
  expect(heard).toHaveLength(30)
  expect(new Set(heard).size).toBe(30)
})

test('a finished job sends its status and its summary at once, and the stream ends', async ({
  make,
  follow,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await anna.ended(body.jobId)
  for (const lastEventId of [undefined, 2, 1_000]) {
    const stream = await follow(anna, {
      jobId: body.jobId,
      ...(lastEventId !== undefined && { lastEventId }),
    })
    await stream.ended()
    const kinds = stream.heard.map(({ event }) => event.type).filter((type) => type !== 'processedItem')
    expect(kinds).toEqual(['status', 'complete'])
    expect(stream.items()).toHaveLength(lastEventId === undefined ? 2 : 0)
  }
})

test('a failed job ends its stream with the reason, in the language of each reader', async ({
  make,
  follow,
}) => {
  const anna = await make.user()
  await anna.startJob({ images: ['media/1.jpg'] })
  const [german, english] = [await follow(anna), await follow(anna, { language: 'en' })]
  await Promise.all([german.ended(), english.ended()])
  expect(german.items()[0]?.error).toBe('Das ist keine Internetadresse (https://…).')
  expect(german.heard.at(-1)?.event).toMatchObject({
    type: 'error',
    code: 'all_images_failed',
    message: 'Keines der Bilder konnte beschrieben werden. Es wurde nichts berechnet.',
  })
  expect(english.items()[0]?.error).toBe('This is not a web address (https://…).')
  expect(english.statuses()[0]?.processingSteps[0]?.text).toBe('List read')
  expect(
    english
      .statuses()
      .at(-1)
      ?.processingSteps.map(({ status }) => status),
  ).toEqual(['complete', 'pending', 'pending'])
  expect(english.heard.at(-1)?.event).toMatchObject({
    message: 'None of the images could be described. Nothing was charged.',
  })
})

test('the summary says how many images need review', async ({ make, follow, worker, ai }) => {
  ai.set({ faults: [{ body: 'opening' }] })
  worker()
  const anna = await make.user()
  await anna.startJob({ images: 2 })
  const stream = await follow(anna)
  await stream.ended()
  expect(stream.heard.at(-1)?.event).toMatchObject({ summary: { successful: 2, toReview: 2 } })
})

test('a pause is sent with its notice, and a stop with its states', async ({ make, follow, worker, ai }) => {
  ai.set({ faults: [{ status: 503 }] })
  worker()
  const anna = await make.user()
  await anna.startJob({ images: 2 })
  const [german, english] = [await follow(anna), await follow(anna, { language: 'en' })]
  const paused = ({ event }: (typeof german.heard)[number]) =>
    event.type === 'status' && event.status.state === 'paused'
  expect(await german.heardSome(paused)).toMatchObject({
    event: { status: { notice: expect.stringMatching(/^Der KI-Dienst /) } },
  })
  expect(await english.heardSome(paused)).toMatchObject({
    event: { status: { notice: expect.stringMatching(/^The AI service/) } },
  })
  await anna.stopJob()
  await Promise.all([german.ended(), english.ended()])
  expect(german.statuses().at(-1)).toMatchObject({ state: 'stopped', isActive: false })
  expect(german.heard.at(-1)?.event).toMatchObject({
    type: 'complete',
    summary: { stopped: true, successful: 0 },
  })
})

test("another user's job cannot be followed, except by an administrator", async ({ make, follow }) => {
  const [anna, berta, admin] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.startJob()
  expect((await follow(berta, { jobId: body.jobId })).status).toBe(404)
  const stream = await follow(admin, { jobId: body.jobId })
  await stream.heardSome(({ event }) => event.type === 'status' && event.status.jobId === body.jobId)
  await stream.leave()
  await anna.stopJob()
})

test('a stream ends soon after its session, and not before', async ({ make, follow }) => {
  const anna = await make.user()
  await anna.startJob({ images: 3 })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = await follow(anna)
  const over = stream.ended().catch(() => 'broken off')
  vi.advanceTimersByTime(15_000)
  // Any earlier query has been answered by then.
  for (let n = 0; n < 3; n++) expect((await anna.get('/api/user')).status).toBe(200)
  expect(stream.isOver()).toBe(false)
  expect((await anna.post('/api/logout')).status).toBe(204)
  vi.advanceTimersByTime(15_000)
  expect(await over).toBe('broken off')
})
