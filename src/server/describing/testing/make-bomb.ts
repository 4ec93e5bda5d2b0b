import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { writeTestBmp } from './write-test-bmp.ts'

/** A PNG whose header says what is wanted; `extra` stands before the pixels. */
export function makePngBomb(width: number, height: number, pixels: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A profile or a text that unfolds to `megabytes` inside a picture of one pixel. */
export function makePngWithText(name: 'iCCP' | 'zTXt', megabytes: number): Buffer {
  const unfolded = deflateSync(Buffer.alloc(megabytes * 1_000_000), { level: 9 })
  const chunk = pngChunk(name, Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), unfolded]))
  return makePngBomb(1, 1, deflateSync(Buffer.alloc(4)), [chunk])
}

/** A TIFF of the entries given, little-endian, with a few bytes of pixels. */
export function makeTiffBomb(entries: Array<[tag: number, value: number]>): Buffer {
  const directory = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  directory.write('II*\0', 'latin1')
  directory.writeUInt32LE(8, 4)
  directory.writeUInt16LE(entries.length, 8)
  for (const [n, [tag, value]] of entries.toSorted(([a], [b]) => a - b).entries()) {
    const at = 10 + n * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(4, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(value, at + 8)
  }
  return Buffer.concat([directory, Buffer.alloc(64)])
}

/** Eight grey bits, nothing packed. */
export function plainTiff(width: number, height: number): Array<[number, number]> {
  return [
    ...([
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [277, 1],
    ] as Array<[number, number]>),
  ]
}

/** More pages than anybody scans, each of one pixel. */
export function makeTiffOfPages(pages: number): Buffer {
  const entries = [...plainTiff(1, 1), [273, 8], [278, 1], [279, 1]] as Array<[number, number]>
  const one = makeTiffBomb(entries).subarray(8, 10 + entries.length * 12 + 4)
  const file = Buffer.alloc(8 + pages * one.length)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(8, 4)
  for (let page = 0; page < pages; page += 1) {
    const at = 8 + page * one.length
    one.copy(file, at)
    if (page < pages - 1) file.writeUInt32LE(at + one.length, at + one.length - 4)
  }
  return file
}

/** A GIF whose screen and only frame are as large as they say, and almost empty. */
export function makeGifBomb(screen: [number, number], frame: [number, number], frames = 1): Buffer {
  const head = Buffer.alloc(13 + 6)
  head.write('GIF89a')
  head.writeUInt16LE(screen[0], 6)
  head.writeUInt16LE(screen[1], 8)
  head[10] = 0x80
  const image = Buffer.alloc(10)
  image[0] = 0x2c
  image.writeUInt16LE(frame[0], 5)
  image.writeUInt16LE(frame[1], 7)
  const picture = Buffer.concat([image, Buffer.from([2, 2, 0x44, 0x01, 0])])
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(picture), Buffer.from(';')])
}

/** A WebP whose canvas is as large as the format allows. */
export async function makeWebpBomb(): Promise<Buffer> {
  const { width, height } = { width: 16_383, height: 16_383 }
  const head = Buffer.alloc(30)
  head.write('RIFF', 0)
  head.writeUInt32LE(22 + 26, 4)
  head.write('WEBPVP8X', 8)
  head.writeUInt32LE(10, 16)
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  const plain = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  return Buffer.concat([head, plain.subarray(12)])
}

/** An AVIF that says it is larger than it is. */
export async function makeAvifBomb(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .avif()
    .toBuffer()
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(width, at)
  file.writeUInt32BE(height, at + 4)
  return file
}

/** A JPEG whose frame says it is larger than it is. */
export async function makeJpegBomb(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const at = file.indexOf(Buffer.from([0xff, 0xc0])) + 5
  file.writeUInt16BE(height, at)
  file.writeUInt16BE(width, at + 2)
  return file
}

/** A progressive JPEG that goes over all of its pixels again and again. */
export async function makeScanBomb(edge: number, scans: number): Promise<Buffer> {
  const file = await sharp({ create: { width: edge, height: edge, channels: 3, background: 'red' } })
    .jpeg({ progressive: true, optimiseScans: false })
    .toBuffer()
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = file.subarray(last, file.length - 2)
  return Buffer.concat([file.subarray(0, -2), ...Array<Buffer>(scans).fill(scan), Buffer.from([0xff, 0xd9])])
}

export function makeBmpBomb(width: number, height: number): Buffer {
  return writeTestBmp({ width, height, depth: 24, pixels: [0, 0, 0, 0] })
}
