import { expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { makeBmp } from '#server/describing/testing/make-test-picture.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { createPictureFetcher, type PictureFetcher } from './create-picture-fetcher.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { openPicture } from './open-picture.ts'

const never = new AbortController().signal
const bounds = { maxBytes: 1_000_000, maxPixels: 1_000_000, hold: async () => {}, letGo() {} }

const open = (fetcher: PictureFetcher) =>
  openPicture(fetcher, 'http://a.example/', providerKinds.anthropic.tiling, never)
const preview = (fetcher: PictureFetcher) => makeThumbnail(fetcher, 'http://a.example/', never, bounds)

test.each([
  ['opened', open],
  ['made a preview', preview],
])('the bytes of a picture are given back once it is %s', async (_name, make) => {
  const bytes = Buffer.concat([await makeBmp(300, 200)])
  expect(await make(fetcherOf(bytes))).not.toHaveProperty('fault')
  expect(bytes).toHaveLength(0)
})

test.each([
  ['opened', open],
  ['made a preview', preview],
])('the bytes of what can not be %s are given back, too', async (_name, make) => {
  const bytes = Buffer.alloc(100_000)
  expect(await make(fetcherOf(bytes))).toEqual({ fault: { code: 'not_a_picture' } })
  expect(bytes).toHaveLength(0)
})

function fetcherOf(bytes: Buffer): PictureFetcher {
  return { fetch: async () => ({ bytes }), close: async () => {} }
}

test('files of more than 256 MB together wait for each other, and none fails or waits for ever', async () => {
  const file = await makeBmp(300, 200)
  let held = 0
  let most = 0
  const fetcher: PictureFetcher = {
    async fetch(_url, signal, bounds) {
      // One that announced no length and turned out to be larger.
      await bounds?.hold(16_000_000, signal)
      bounds?.letGo()
      await bounds?.hold(100_000_000, signal)
      held += 100
      most = Math.max(most, held)
      await new Promise((resolve) => setImmediate(resolve))
      held -= 100
      return { bytes: Buffer.concat([file]) }
    },
    close: async () => {},
  }
  const opened = await Promise.all(Array.from({ length: 24 }, () => open(fetcher)))
  expect(opened.filter((one) => 'fault' in one)).toEqual([])
  expect(most).toBe(200)
})

test('who begins again after a broken connection holds nothing while others have the places at the host', async () => {
  const file = await makeBmp(300, 200)
  const seen = new Set<string>()
  const server = await startLittleServer((request, response) => {
    const isFirst = !seen.has(request.url!)
    seen.add(request.url!)
    response.writeHead(200, { 'content-length': isFirst ? 100_000_000 : file.length })
    if (!isFirst) return response.end(file)
    response.write(file, () => response.destroy())
  })
  closeAfterTest(server)
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'], perHost: 1 })
  closeAfterTest({ [Symbol.asyncDispose]: () => fetcher.close() })
  const addresses = [1, 2, 3].map((number) => `${server.url}/${number}`)
  const opened = await Promise.all(
    addresses.map((address) => openPicture(fetcher, address, providerKinds.anthropic.tiling, never)),
  )
  expect(opened.filter((one) => 'fault' in one)).toEqual([])
})

test('who gives up, or whose picture is none, keeps no memory', async () => {
  const fetcher = fetcherOf(Buffer.alloc(100_000))
  const holding: PictureFetcher = {
    ...fetcher,
    async fetch(url, signal, bounds) {
      await bounds?.hold(100_000_000, signal)
      return fetcher.fetch(url, signal)
    },
  }
  for (let round = 0; round < 6; round += 1) expect(await open(holding)).toHaveProperty('fault')
})
