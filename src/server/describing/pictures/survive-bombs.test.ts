import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import * as bomb from '#server/describing/testing/make-bomb.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { createPictureFetcher } from './create-picture-fetcher.ts'
import { normalisePicture } from './normalise-picture.ts'

const signal = new AbortController().signal
const fetcher = createPictureFetcher({ allow: ['127.0.0.1'] })
const hasty = createPictureFetcher({ allow: ['127.0.0.1'], timeoutMs: 300 })
const { plainTiff } = bomb
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f">'
const blurs = `${svg}${'<feGaussianBlur stdDeviation="400"/>'.repeat(50)}</filter></svg>`
const entities = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">]><svg>${'&a;'.repeat(10_000)}</svg>`
const half = async (file: Promise<Buffer>) => (await file).subarray(0, (await file).length / 2)
const manyPixels = 'too_many_pixels'
const manyOfItsKind = 'too_many_pixels_in_form'

// Bodies, and what the picture of each is said to be.
const files: Array<[name: string, code: string, make: () => Buffer | Promise<Buffer>]> = [
  ['png-50000', manyPixels, () => bomb.makePngBomb(50_000, 50_000, deflateSync(Buffer.alloc(65_536)))],
  ['png-line', 'damaged', () => bomb.makePngBomb(0x7fffffff, 1, deflateSync(Buffer.alloc(65_536)))],
  ['png-7000-empty', 'damaged', () => bomb.makePngBomb(7_000, 7_000, deflateSync(Buffer.alloc(65_536)))],
  ['png-behind-end', 'fine', () => bomb.makePngBomb(9, 9, deflateSync(Buffer.alloc(40_000_000)))],
  ['png-profile', 'fine', () => bomb.makePngWithText('iCCP', 40)],
  ['png-text', 'fine', () => bomb.makePngWithText('zTXt', 40)],
  [
    'tiff-60000',
    manyPixels,
    () => bomb.makeTiffBomb([...plainTiff(60_000, 60_000), [273, 99], [278, 1], [279, 9]]),
  ],
  [
    'tiff-4-billion',
    'damaged',
    () => bomb.makeTiffBomb([...plainTiff(2 ** 32 - 1, 2 ** 32 - 1), [273, 99], [279, 9]]),
  ],
  [
    'tiff-tiles',
    'damaged',
    () => bomb.makeTiffBomb([...plainTiff(99, 99), [322, 65_520], [323, 65_520], [324, 99], [325, 9]]),
  ],
  [
    'tiff-strip',
    'damaged',
    () => bomb.makeTiffBomb([...plainTiff(7_000, 7_000), [273, 99], [278, 7_000], [279, 2 ** 32 - 1]]),
  ],
  ['tiff-pages', 'fine', () => bomb.makeTiffOfPages(50_000)],
  ['gif-frame', manyOfItsKind, () => bomb.makeGifBomb([10, 10], [65_535, 65_535])],
  ['gif-7000', manyOfItsKind, () => bomb.makeGifBomb([7_000, 7_000], [7_000, 7_000])],
  ['gif-frames', 'fine', () => bomb.makeGifBomb([100, 100], [100, 100], 300_000)],
  ['webp-canvas', 'damaged', () => bomb.makeWebpBomb()],
  ['avif-60000', manyOfItsKind, () => bomb.makeAvifBomb(60_000, 60_000)],
  ['avif-7000', manyOfItsKind, () => bomb.makeAvifBomb(7_000, 7_000)],
  ['avif-3000', 'damaged', () => bomb.makeAvifBomb(3_000, 3_000)],
  ['jpeg-65500', manyPixels, () => bomb.makeJpegBomb(65_500, 65_500)],
  ['jpeg-scans', 'damaged', () => bomb.makeScanBomb(1_000, 500)],
  ['bmp-billions', manyOfItsKind, () => bomb.makeBmpBomb(0x7fffffff, 0x7fffffff)],
  ['bmp-5000', 'damaged', () => bomb.makeBmpBomb(5_000, 5_000)],
  ['svg-blurs', 'fine', () => Buffer.from(blurs)],
  ['svg-entities', 'damaged', () => Buffer.from(entities)],
  ['half-jpeg', 'damaged', () => half(makePicture(800, 600).jpeg().toBuffer())],
  ['half-png', 'damaged', () => half(makePicture(800, 600).png().toBuffer())],
  ['half-avif', 'damaged', () => half(makePicture(800, 600).avif().toBuffer())],
  ['html.jpg', 'not_a_picture', () => Buffer.from('<!doctype html><html><title>Sign in</title></html>')],
  ['json.png', 'not_a_picture', () => Buffer.from('{"error":"no such picture"}')],
  ['nothing.jpg', 'not_a_picture', () => Buffer.alloc(0)],
  ['zeros.jpg', 'not_a_picture', () => Buffer.alloc(1_000_000)],
  ['zip.png', 'not_a_picture', () => Buffer.from('PK\x03\x04')],
  ['png-called.jpg', 'fine', () => makePicture().png().toBuffer()],
  ['jpeg-called.svg', 'fine', () => makePicture().jpeg().toBuffer()],
  ['heic-called.jpg', 'damaged', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
]

// Servers that lie about the body itself.
const liars: Array<[name: string, code: string, answer: RequestListener]> = [
  [
    'announces-gigabytes',
    'too_large',
    (_, response) => response.writeHead(200, { 'content-length': 5e9 }).write('x'),
  ],
  ['pours', 'too_large', (_, response) => pour(response)],
  [
    'announces-more',
    'unreachable',
    (_, response) => {
      response.writeHead(200, { 'content-length': 9_999 }).write('half')
      setTimeout(() => response.destroy(), 20)
    },
  ],
  [
    'announces-nonsense',
    'unreachable',
    (_, response) => response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\nx'),
  ],
  [
    'huge-headers',
    'unreachable',
    (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end('x'),
  ],
  ['never-answers', 'too_slow', () => {}],
  [
    'stops-in-the-middle',
    'too_slow',
    (_, response) => response.writeHead(200, { 'content-length': 99 }).write('half'),
  ],
  [
    'gzip-of-zeros',
    'damaged',
    (_, response) => {
      response.setHeader('content-encoding', 'gzip')
      response.end(Buffer.from('\x1f\x8b\x08', 'latin1'))
    },
  ],
]

function pour(response: Parameters<RequestListener>[1]) {
  const block = Buffer.alloc(65_536)
  const more = () => {
    while (!response.destroyed && response.write(block)) {}
  }
  response.on('drain', more)
  more()
}

const bodies = new Map<string, Buffer>()
const answers = new Map(liars.map(([name, , answer]) => [name, answer]))
let site: Awaited<ReturnType<typeof startLittleServer>>

beforeAll(async () => {
  for (const [name, , make] of files) bodies.set(name, await make())
  const photograph = new URL(import.meta.resolve('#stand-ins/pictures/photographs/alpine-path.jpg'))
  bodies.set('good', await readFile(photograph))
  site = await startLittleServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const answer = answers.get(name)
    if (answer) return answer(request, response)
    // What it says of the type is wrong as often as not.
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bodies.get(name))
  })
})

afterAll(async () => {
  await Promise.all([fetcher.close(), hasty.close()])
  await site[Symbol.asyncDispose]()
})

async function describe(name: string, means = fetcher): Promise<string> {
  const fetched = await means.fetch(`${site.url}/${name}`, signal)
  if ('fault' in fetched) return fetched.fault.code
  const picture = await normalisePicture(fetched.bytes, providerKinds.anthropic.tiling, signal)
  return 'fault' in picture ? picture.fault.code : 'fine'
}

const megabytes = () => process.memoryUsage.rss() / 1e6
/** What this process worked, not what the clock says: a busy machine is no fault of a bomb. */
function secondsOfWork(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

const expected = [...files, ...liars].map(([name, code]) => [name, code] as const)

test('bombs, lies and halves each have their reason, cost little, and good pictures after them are described', async () => {
  expect(await describe('good')).toBe('fine')
  const slow: string[] = []
  for (const [name, code] of expected) {
    const began = process.cpuUsage()
    const isSilent = code === 'too_slow'
    expect([name, await describe(name, isSilent ? hasty : fetcher)]).toEqual([name, code])
    if (secondsOfWork(began) > 5) slow.push(name)
  }
  expect(slow).toEqual([])

  const before = megabytes()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, megabytes())
  }, 10)
  const names = expected.filter(([, code]) => code !== 'too_slow')
  const seen = await Promise.all(names.map(async ([name]) => [name, await describe(name)]))
  expect(seen).toEqual(names)
  clearInterval(watch)
  // How much of it is only garbage depends on the machine; the largest of them would unfold to ten gigabytes.
  expect(most - before).toBeLessThan(600)
  const good = await Promise.all(Array.from({ length: 8 }, () => describe('good')))
  expect(new Set(good)).toEqual(new Set(['fine']))
  const { jpeg } = (await normalisePicture(bodies.get('good')!, providerKinds.anthropic.tiling)) as {
    jpeg: Buffer
  } // described above
  expect((await sharp(jpeg).metadata()).width).toBe(896)
})
