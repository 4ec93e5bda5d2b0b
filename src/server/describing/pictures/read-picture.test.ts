import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePngBomb } from '#server/describing/testing/make-bomb.ts'
import { makeBmp } from '#server/describing/testing/make-test-picture.ts'
import { readPicture } from './read-picture.ts'

const never = new AbortController().signal
const read = (file: Buffer) => readPicture(file, (original) => original, never)

const noise = (size: number) => {
  const bytes = Buffer.alloc(size * size * 3)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 7919) % 251
  return sharp(bytes, { raw: { width: size, height: size, channels: 3 } })
}

test.each([
  ['JPEG', () => noise(200).jpeg().toBuffer()],
  ['PNG', () => noise(200).png().toBuffer()],
  ['GIF', () => noise(200).gif().toBuffer()],
  ['WEBP', () => noise(200).webp().toBuffer()],
  ['TIFF', () => noise(200).tiff().toBuffer()],
  ['BMP', () => makeBmp()],
])('half a %s is damaged', async (_name, make) => {
  const whole = await make()
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  expect(await read(half)).toEqual({ fault: { code: 'damaged' } })
})

test('a BMP whose header lies about its size is refused before anything is allocated', async () => {
  const bmp = await makeBmp()
  const wide = Buffer.from(bmp)
  wide.writeInt32LE(4_000, 18)
  wide.writeInt32LE(4_000, 22)
  expect(await read(wide)).toEqual({ fault: { code: 'damaged' } })
  const huge = Buffer.from(bmp)
  huge.writeInt32LE(0x7fffffff, 18)
  expect(await read(huge)).toMatchObject({
    fault: { code: 'too_many_pixels_in_form', details: { form: 'BMP' } },
  })
  const empty = Buffer.from(bmp)
  empty.writeInt32LE(0, 18)
  expect(await read(empty)).toEqual({ fault: { code: 'damaged' } })
})

test('a small file that unfolds to hundreds of millions of pixels is refused at once', async () => {
  const bomb = makePngBomb(16_000, 16_000, deflateSync(Buffer.alloc(65_536)))
  const details = { megapixels: 256, maxMegapixels: 200 }
  expect(await read(bomb)).toEqual({ fault: { code: 'too_many_pixels', details } })
  // Code that starts to decode the remaining bytes would call the picture damaged.
  expect(await read(bomb.subarray(0, 1_000))).toEqual({ fault: { code: 'too_many_pixels', details } })
})

const drawing =
  '<?xml version="1.0"?>\n<!-- drawing -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
const isoMedia = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`

test.each([
  ['HEIF', isoMedia('mif1')],
  ['RAW', isoMedia('crx ')],
  ['PDF', '%PDF-1.7\n'],
  ['EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['ICO', '\0\0\x01\0\x01\0'],
  ['PSD', '8BPS\0\x01'],
  ['XCF', 'gimp xcf v011'],
  ['JPEG-XL', '\xff\x0a\x80'],
  ['JPEG-XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG-2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['JPEG-XR', 'II\xbc\x01'],
  ['BigTIFF', 'II+\0\x08\0'],
  ['Video', '\0\0\0\x18ftypisom\0\0\0\0isomiso2'],
  ['Video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['Video', '\x1aE\xdf\xa3\x01\0\0\0'],
  ['Video', 'RIFF\0\0\0\0AVI LIST'],
  ['Audio', '\0\0\0\x18ftypM4A \0\0\0\0isommp42'],
  ['EMF', `\x01\0\0\0${'\0'.repeat(36)} EMF`],
])('%s is named as a format that is not supported', async (format, content) => {
  const fault = { code: 'unsupported_format', details: { format } }
  expect(await read(Buffer.from(content, 'latin1'))).toEqual({ fault })
})

test.each([
  drawing,
  `\xef\xbb\xbf${drawing}`,
  `<!-- ${'made by a drawing program '.repeat(100)}-->${drawing}`,
])('a drawing is known, whatever stands before it', async (content) => {
  const read = await readPicture(Buffer.from(content, 'latin1'), () => ({ width: 9, height: 9 }), never)
  expect(read).toMatchObject({ original: { width: 2_048, height: 2_048 } })
})

test.each([
  ['a page', '<!doctype html><html><body><svg></svg></body></html>', 'not_a_picture'],
  ['a page with a drawing at its start', '<svg></svg><html></html>', 'not_a_picture'],
  ['an answer of an interface', '{"error":"<svg>"}', 'not_a_picture'],
  ['a text', 'Not found', 'not_a_picture'],
  ['nothing', '', 'not_a_picture'],
  ['a JPEG without anything in it', '\xff\xd8\xff\xe0', 'damaged'],
  ['a HEIC without anything in it', isoMedia('heic'), 'damaged'],
  ['an AVIF without anything in it', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'damaged'],
  ['a short BMP', 'BM123', 'damaged'],
])('%s has a reason', async (_name, content, code) => {
  expect(await read(Buffer.from(content, 'latin1'))).toEqual({ fault: { code } })
})

test('a JPEG that lacks its last bytes is opened and says so, one that lacks much is damaged', async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 251))
  const whole = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer()
  const cut = (part: number) => read(whole.subarray(0, Math.floor(whole.length * part)))
  expect(await read(whole)).toMatchObject({ isIncomplete: false })
  expect(await cut(0.97)).toMatchObject({ isIncomplete: true, original: { width: 400, height: 300 } })
  expect(await cut(0.5)).toEqual({ fault: { code: 'damaged' } })
})

test('a progressive JPEG that is cut before its last scan is damaged', async () => {
  const whole = await noise(300).jpeg({ progressive: true }).toBuffer()
  const cut = (part: number) => read(whole.subarray(0, Math.floor(whole.length * part)))
  expect(await cut(0.99)).toMatchObject({ isIncomplete: true })
  expect(await cut(0.5)).toEqual({ fault: { code: 'damaged' } })
})
