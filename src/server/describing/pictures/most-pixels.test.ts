import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { mostPixelsOf } from './most-pixels.ts'
import { readPicture } from './read-picture.ts'
import { type PictureFormat, sniffFormat } from './sniff-format.ts'

const small = () => makePicture(640, 480)
const glass = () =>
  sharp({ create: { width: 64, height: 48, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })

test.each([
  ['JPEG', 200, () => small().jpeg().toBuffer()],
  ['grey JPEG', 200, () => small().greyscale().jpeg().toBuffer()],
  ['JPEG in CMYK', 200, () => small().toColourspace('cmyk').jpeg().toBuffer()],
  ['JPEG with notes before it', 200, () => small().withXmp('<x/>').withIccProfile('p3').jpeg().toBuffer()],
  ['progressive JPEG', 50, () => small().jpeg({ progressive: true }).toBuffer()],
  [
    'JPEG whose colours come one after the other',
    50,
    async () => splitScans(await small().jpeg().toBuffer()),
  ],
  ['PNG', 200, () => small().png().toBuffer()],
  ['interlaced PNG', 50, () => small().png({ progressive: true }).toBuffer()],
  ['TIFF', 200, () => small().tiff().toBuffer()],
  ['TIFF of 16 bits', 200, () => small().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()],
  ['wide TIFF', 200, () => makePicture(20_000, 200).tiff({ compression: 'lzw' }).toBuffer()],
  ['tiled TIFF', 200, () => small().tiff({ tile: true }).toBuffer()],
  [
    'TIFF of one long strip',
    50,
    async () => joinStrips(await small().tiff({ compression: 'none' }).toBuffer()),
  ],
  [
    'TIFF that says of its long strip that it is short, behind what decoders read',
    50,
    async () => addEntry(joinStrips(await small().tiff({ compression: 'none' }).toBuffer()), 278, 1),
  ],
  [
    'TIFF of tiles that are wider than it is',
    50,
    async () => addEntry(await small().tiff({ compression: 'none' }).toBuffer(), 323, 16, 322, 4_000_000),
  ],
  [
    'TIFF of huge tiles',
    50,
    () => makePicture(3_600, 3_600).tiff({ tile: true, tileWidth: 3_584, tileHeight: 3_584 }).toBuffer(),
  ],
  ['lossy WebP', 200, () => small().webp().toBuffer()],
  ['lossy WebP with notes', 200, () => small().withXmp('<x/>').webp().toBuffer()],
  ['lossless WebP', 50, () => small().webp({ lossless: true }).toBuffer()],
  ['WebP with transparency', 50, () => glass().webp().toBuffer()],
  ['GIF', 16, () => small().gif().toBuffer()],
  ['AVIF', 16, () => small().avif({ effort: 0 }).toBuffer()],
])('a %s may have %i million pixels', async (_name, megapixels, make) => {
  const file = await make()
  expect(mostPixelsOf(file, formatOf(file)).pixels).toBe(megapixels * 1e6)
})

test('a progressive JPEG of 60 million pixels is refused with what it may be', async () => {
  const side = { width: 10_000, height: 6_000, channels: 3 as const, background: '#888888' }
  const file = await sharp({ create: { ...side, width: 16, height: 16 } })
    .jpeg({ progressive: true })
    .toBuffer()
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]))
  file.writeUInt16BE(side.height, frame + 5)
  file.writeUInt16BE(side.width, frame + 7)
  expect(await readPicture(file, (size) => size, new AbortController().signal)).toEqual({
    fault: {
      code: 'too_many_pixels_in_form',
      details: { megapixels: 60, maxMegapixels: 50, form: 'JPEG (progressive)', otherMegapixels: 200 },
    },
  })
})

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
  'headers of a %s that end early, or point anywhere, allow no more',
  async (format) => {
    const file = await small()[format]().toBuffer()
    for (let length = 0; length < 600; length += 7) {
      expect(() => mostPixelsOf(file.subarray(0, length), format)).not.toThrow()
      const broken = Buffer.from(file)
      broken.fill(0xff, length, length + 8)
      expect(() => mostPixelsOf(broken, format)).not.toThrow()
    }
  },
)

function formatOf(file: Buffer): PictureFormat {
  const sniffed = sniffFormat(file)
  if (!sniffed || !('format' in sniffed)) throw new Error('no picture')
  return sniffed.format
}

/** Makes only the first scan single-coloured, because no other is read here. */
function splitScans(file: Buffer): Buffer {
  const scan = file.indexOf(Buffer.from([0xff, 0xda]))
  file[scan + 4] = 1
  return file
}

/** A single strip, wide enough to be large. */
function joinStrips(file: Buffer): Buffer {
  const directory = file.readUInt32LE(4)
  for (let entry = 0; entry < file.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    const tag = file.readUInt16LE(at)
    if (tag !== 256 && tag !== 278) continue
    file.writeUInt16LE(4, at + 2)
    file.writeUInt32LE(10_000, at + 8)
  }
  return file
}

/** Rewrites the directory at the end with more entries after its own: if a tag is there twice, decoders use the first. */
function addEntry(file: Buffer, ...entries: number[]): Buffer {
  const directory = file.readUInt32LE(4)
  const count = file.readUInt16LE(directory)
  const added = Buffer.alloc(entries.length * 6)
  for (let entry = 0; entry * 2 < entries.length; entry += 1) {
    added.writeUInt16LE(entries[entry * 2]!, entry * 12)
    added.writeUInt16LE(4, entry * 12 + 2)
    added.writeUInt32LE(1, entry * 12 + 4)
    added.writeUInt32LE(entries[entry * 2 + 1]!, entry * 12 + 8)
  }
  const head = Buffer.alloc(2)
  head.writeUInt16LE(count + entries.length / 2)
  const known = file.subarray(directory + 2, directory + 2 + count * 12)
  const moved = Buffer.concat([file, head, known, added, Buffer.alloc(4)])
  moved.writeUInt32LE(file.length, 4)
  return moved
}
