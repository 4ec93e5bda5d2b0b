import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeTiffOfPages } from '#server/describing/testing/make-bomb.ts'
import { blue, makePicture, red } from '#server/describing/testing/make-test-picture.ts'
import { keepTiffPage } from './keep-tiff-page.ts'
import { readPicture } from './read-picture.ts'

const newSubfileType = 254
const oldSubfileType = 255
const none = 1
const pointer = 4

/** Reads the tags of a page to rewrite them. */
function readDirectory(tiff: Buffer, at: number) {
  const count = tiff.readUInt16LE(at)
  const end = at + 2 + count * 12
  return { entries: tiff.subarray(at + 2, end), end, next: tiff.readUInt32LE(end) }
}

/** Puts a page of another size and colour before a picture, marked with this tag. */
async function makeTiff(tag: number, value: number): Promise<Buffer> {
  const plain = { compression: 'none' as const }
  const first = await sharp({ create: { width: 16, height: 12, channels: 3, background: blue } })
    .tiff(plain)
    .toBuffer()
  const second = await sharp({ create: { width: 40, height: 30, channels: 3, background: red } })
    .tiff(plain)
    .toBuffer()
  // The second file is appended to the first, so all its offsets grow by the length of the first.
  const one = readDirectory(first, first.readUInt32LE(4))
  const two = readDirectory(second, second.readUInt32LE(4))
  const sizes = new Map([1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8].map((size, type) => [type, size]))
  const moved = Buffer.from(two.entries)
  for (let at = 0; at < moved.length; at += 12) {
    const bytes = (sizes.get(moved.readUInt16LE(at + 2)) ?? none) * moved.readUInt32LE(at + 4)
    const isStrip = moved.readUInt16LE(at) === 273
    if (bytes > 4 || (isStrip && moved.readUInt32LE(at + 4) === 1)) {
      moved.writeUInt32LE(moved.readUInt32LE(at + 8) + first.length, at + 8)
    }
  }
  const kept = Buffer.concat(
    Array.from({ length: one.entries.length / 12 }, (_, n) =>
      one.entries.subarray(n * 12, n * 12 + 12),
    ).filter((entry) => entry.readUInt16LE(0) > oldSubfileType),
  )
  const told = Buffer.alloc(12)
  told.writeUInt16LE(tag, 0)
  told.writeUInt16LE(tag === oldSubfileType ? 3 : pointer, 2)
  told.writeUInt32LE(1, 4)
  told.writeUInt32LE(value, 8)

  const start = first.length + second.length
  const directory = Buffer.concat([told, kept])
  const head = Buffer.alloc(2)
  head.writeUInt16LE(directory.length / 12)
  const link = Buffer.alloc(4)
  link.writeUInt32LE(start + 2 + directory.length + 4)
  const secondHead = Buffer.alloc(2)
  secondHead.writeUInt16LE(moved.length / 12)
  const tiff = Buffer.concat([first, second, head, directory, link, secondHead, moved, Buffer.alloc(4)])
  tiff.writeUInt32LE(start, 4)
  return tiff
}

async function sizeShown(tiff: Buffer) {
  const read = await readPicture(tiff, (original) => original, new AbortController().signal)
  return 'fault' in read ? read.fault : [read.width, read.height]
}

test.each([
  ['the first page', newSubfileType, 0, [16, 12]],
  ['the first of several pages', newSubfileType, 2, [16, 12]],
  ['not a preview of the next', newSubfileType, 1, [40, 30]],
  ['not a mask of the next', newSubfileType, 4, [40, 30]],
  ['not a preview as older files say it', oldSubfileType, 2, [40, 30]],
])('of a TIFF counts %s', async (_name, tag, value, size) => {
  expect(await sizeShown(await makeTiff(tag, value))).toEqual(size)
})

test('where every page is a preview, the first counts', async () => {
  const tiff = await makeTiff(newSubfileType, 1)
  const first = tiff.readUInt32LE(4)
  tiff.writeUInt32LE(0, readDirectory(tiff, first).end)
  expect(await sizeShown(tiff)).toEqual([16, 12])
})

test('a chain of pages without an end, or out of the file, ends', async () => {
  const tiff = await makeTiff(newSubfileType, 1)
  const link = readDirectory(tiff, tiff.readUInt32LE(4)).end
  tiff.writeUInt32LE(tiff.readUInt32LE(4), link)
  expect(await sizeShown(tiff)).toEqual([16, 12])
  tiff.writeUInt32LE(0xfffffff0, link)
  expect(await sizeShown(tiff)).toMatchObject({ code: 'damaged' })
})

test('a file of one page is not copied, one of many keeps its bytes', async () => {
  const one = await makePicture().tiff().toBuffer()
  expect(keepTiffPage(one)).toBe(one)
  const many = makeTiffOfPages(20)
  const before = Buffer.from(many)
  expect(keepTiffPage(many)).not.toBe(many)
  expect(many).toEqual(before)
})

test('big-endian files are read too', () => {
  const big = Buffer.alloc(46)
  big.write('MM\0*', 'latin1')
  big.writeUInt32BE(8, 4)
  big.writeUInt16BE(1, 8)
  big.writeUInt16BE(newSubfileType, 10)
  big.writeUInt32BE(1, 18)
  big.writeUInt32BE(26, 22)
  big.writeUInt16BE(1, 26)
  big.writeUInt32BE(8, 40)
  const single = keepTiffPage(big)
  expect([single.readUInt32BE(4), single.readUInt32BE(40)]).toEqual([26, 0])
})
