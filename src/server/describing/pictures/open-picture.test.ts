import { expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { makeBmp } from '#server/describing/testing/make-test-picture.ts'
import type { PictureFetcher } from './create-picture-fetcher.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { openPicture } from './open-picture.ts'

const never = new AbortController().signal
const bounds = { maxBytes: 1_000_000, maxPixels: 1_000_000, hold: async () => {} }

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
