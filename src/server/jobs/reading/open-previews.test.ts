import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter } from 'prom-client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { until } from '#server/testing/until.ts'
import { openPreviews, type Previews } from './open-previews.ts'

// None of these addresses is one of a set.
const withoutSets = {} as Platform
const never = new AbortController().signal
const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()

async function open(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  // Without a limit of its own a test may take as long as it needs.
  { withinMs = 600_000 }: { withinMs?: number } = {},
) {
  const { url } = closeAfterTest(await startLittleServer(listener))
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'], perHost: 100 })
  closeAfterTest({ [Symbol.asyncDispose]: () => fetcher.close() })
  const boundsReached = new Counter({
    name: 'reached',
    help: 'reached',
    labelNames: ['bound'],
    registers: [],
  })
  const previews = openPreviews(fetcher, { ...withoutSets, metrics: { boundsReached } }, withinMs)
  const reached = async () =>
    Object.fromEntries((await boundsReached.get()).values.map(({ labels, value }) => [labels.bound, value]))
  return { previews, url, reached }
}

/** A site that answers on command. */
function createWaitingSite(picture: Buffer) {
  const asked: ServerResponse[] = []
  let most = 0
  const underWay = () => asked.filter((response) => !response.writableEnded && !response.destroyed).length
  return {
    underWay,
    most: () => most,
    listener(_request: IncomingMessage, response: ServerResponse) {
      asked.push(response)
      most = Math.max(most, underWay())
    },
    answerAll() {
      for (const response of asked) if (!response.writableEnded) response.end(picture)
    },
  }
}

const codeOf = (promise: Promise<Buffer>) =>
  promise.then(
    () => 'made',
    ({ code }) => String(code),
  )

test('of a hundred previews of one user four are in progress, some wait in line, and the rest are refused', async () => {
  const site = createWaitingSite(await drawPicture(32, 32))
  const { previews, url, reached } = await open(site.listener)
  let refused = 0
  const outcomes = Array.from({ length: 100 }, (_, n) => {
    const outcome = codeOf(previews.preview({ id: 1 }, `${url}/${n}`, never))
    outcome.then((code) => (refused += code === 'too_many_at_once' ? 1 : 0))
    return outcome
  })
  await until(() => site.underWay() === 4 && refused === 64)
  const other = codeOf(previews.preview({ id: 2 }, `${url}/other`, never))
  await until(() => site.underWay() === 5)
  const answering = setInterval(site.answerAll, 5)
  expect(await other).toBe('made')
  const counts = Object.groupBy(await Promise.all(outcomes), (code) => code)
  clearInterval(answering)
  expect([counts.made?.length, counts.too_many_at_once?.length]).toEqual([36, 64])
  expect(site.most()).toBe(5)
  expect(await reached()).toEqual({ previewsInLine: 64 })
})

test('a process renders eight at once for all users, and the user with the fewest gets the next place', async () => {
  const site = createWaitingSite(await drawPicture(32, 32))
  const { previews, url } = await open(site.listener)
  const order: number[] = []
  const outcomes = [1, 2, 3].flatMap((id) =>
    Array.from({ length: 6 }, () => codeOf(previews.preview({ id }, url, never)).then(() => order.push(id))),
  )
  await until(() => site.underWay() === 8)
  const answering = setInterval(site.answerAll, 5)
  await Promise.all(outcomes)
  clearInterval(answering)
  expect(site.most()).toBe(8)
  // Not after all of the others, who came before them.
  expect(order.slice(8, 12)).toContain(3)
})

test('a caller that waits too long for a place is told to come back', async () => {
  const site = createWaitingSite(Buffer.of())
  const { previews, url, reached } = await open(site.listener, { withinMs: 200 })
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => codeOf(previews.preview({ id: 1 }, url, never))),
  )
  // The fifth may have got its place in the last moment.
  expect(new Set(outcomes.slice(0, 4))).toEqual(new Set(['thumbnail_unavailable']))
  expect(['too_many_at_once', 'thumbnail_unavailable']).toContain(outcomes[4])
  expect(Object.keys(await reached()).every((bound) => bound === 'previewsAtOnce')).toBe(true)
})

test('an abandoned preview is aborted and releases its place', async () => {
  const site = createWaitingSite(await drawPicture(32, 32))
  const { previews, url } = await open(site.listener)
  const gone = new AbortController()
  const outcomes = Array.from({ length: 8 }, () => codeOf(previews.preview({ id: 1 }, url, gone.signal)))
  await until(() => site.underWay() === 4)
  gone.abort()
  await Promise.all(outcomes)
  await until(() => site.underWay() === 0)
  const next = codeOf(previews.preview({ id: 1 }, url, never))
  await until(() => site.underWay() === 1)
  site.answerAll()
  expect(await next).toBe('made')
})

/** Sends this many bytes as fast as they are accepted, calling `look` after each chunk. */
function pour(response: ServerResponse, bytes: number, look: () => void) {
  let left = bytes
  const write = () => {
    while (left > 0 && !response.destroyed) {
      const piece = Math.min(left, 262_144)
      left -= piece
      look()
      if (!response.write(Buffer.alloc(piece))) return response.once('drain', write)
    }
    return response.end()
  }
  write()
}

/** A test without a time limit may take as long as a slow machine needs. */
const patient = { withinMs: 120_000 }

test.each([
  [32, 'announces 25 MB', 25_000_000, true, 0],
  [16, 'sends 25 MB without a word', 25_000_000, false, 10_000_000],
  [16, 'announces 9.9 MB', 9_900_000, true, 9_900_000],
])(
  '%i previews of a site that %s never hold more than the budget',
  async (count, _name, bytes, isAnnounced, each) => {
    const held: number[] = [0]
    let previews: Previews | undefined
    const look = () => held.push(previews?.heldBytes() ?? 0)
    const opened = await open((_request, response) => {
      if (isAnnounced) response.setHeader('content-length', bytes)
      pour(response, bytes, look)
    }, patient)
    previews = opened.previews
    const outcomes = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        codeOf(opened.previews.preview({ id: n % 20 }, `${opened.url}/${n}`, never)),
      ),
    )
    look()
    expect(new Set(outcomes)).toEqual(new Set(['thumbnail_unavailable']))
    expect(Math.max(...held)).toBeLessThanOrEqual(bounds.previewBytesAtOnce)
    expect(Math.max(...held)).toBe(each * Math.floor(each && bounds.previewBytesAtOnce / each))
    expect(held.at(-1)).toBe(0)
  },
)

test('a picture with too many pixels for a preview gets none', async () => {
  const pictures: Record<string, Buffer> = {
    '/24': await drawPicture(6_000, 4_000),
    '/26': await drawPicture(6_500, 4_000),
  }
  const { previews, url, reached } = await open((request, response) =>
    response.end(pictures[request.url ?? '']),
  )
  expect(await codeOf(previews.preview({ id: 1 }, `${url}/24`, never))).toBe('made')
  expect(await codeOf(previews.preview({ id: 1 }, `${url}/26`, never))).toBe('thumbnail_unavailable')
  expect(await reached()).toEqual({ previewPixels: 1 })
})
