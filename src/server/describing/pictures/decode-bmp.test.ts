import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeBmp } from '#server/describing/testing/make-test-picture.ts'
import { type TestBmp, writeTestBmp } from '#server/describing/testing/write-test-bmp.ts'
import { decodeBmp } from './decode-bmp.ts'

const palette: TestBmp['palette'] = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
]
const letters = new Map([
  ['0,0,0', 'k'],
  ['255,0,0', 'r'],
  ['0,255,0', 'g'],
  ['0,0,255', 'b'],
])

/** The lines of the picture, a letter for each colour. */
function look(bmp: TestBmp): string[] | unknown {
  const decoded = decodeBmp(writeTestBmp(bmp))
  if ('fault' in decoded) return decoded.fault
  const { rgb, width, height } = decoded
  const letterAt = (at: number) => letters.get([...rgb.subarray(at * 3, at * 3 + 3)].join()) ?? '?'
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letterAt(y * width + x)).join(''),
  )
}

const runs8 = { depth: 8, compression: 1, palette, width: 5, height: 2 }
const runs4 = { depth: 4, compression: 2, palette, width: 5, height: 2 }

// Each shows `rgbkr` above `kkkgb`; the lower line comes first unless the height is negative.
test.each<[string, TestBmp]>([
  [
    '4 bits and odd width',
    { width: 5, height: 2, depth: 4, palette, pixels: [0x00, 0x02, 0x30, 0, 0x12, 0x30, 0x10, 0] },
  ],
  [
    '8 bits',
    { width: 5, height: 2, depth: 8, palette, pixels: [0, 0, 0, 2, 3, 0, 0, 0, 1, 2, 3, 0, 1, 0, 0, 0] },
  ],
  [
    '8 bits, top-down',
    { width: 5, height: -2, depth: 8, palette, pixels: [1, 2, 3, 0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0] },
  ],
  [
    '16 bits',
    {
      width: 5,
      height: -2,
      depth: 16,
      pixels: [0, 0x7c, 0xe0, 3, 0x1f, 0, 0, 0, 0, 0x7c, 0, 0, 0, 0, 0, 0, 0, 0, 0xe0, 3, 0x1f, 0, 0, 0],
    },
  ],
  [
    '16 bits with masks',
    {
      width: 5,
      height: -2,
      depth: 16,
      compression: 3,
      masks: [0xf800, 0x7e0, 0x1f],
      pixels: [0, 0xf8, 0xe0, 7, 0x1f, 0, 0, 0, 0, 0xf8, 0, 0, 0, 0, 0, 0, 0, 0, 0xe0, 7, 0x1f, 0, 0, 0],
    },
  ],
  [
    '24 bits',
    {
      width: 5,
      height: -2,
      depth: 24,
      pixels: [
        ...[0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0],
        ...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0],
      ],
    },
  ],
  [
    '32 bits',
    {
      width: 5,
      height: -2,
      depth: 32,
      pixels: [
        ...[0, 0, 255, 9, 0, 255, 0, 9, 255, 0, 0, 9, 0, 0, 0, 9, 0, 0, 255, 9],
        ...[0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9, 0, 255, 0, 9, 255, 0, 0, 9],
      ],
    },
  ],
  [
    '32 bits with masks in an order of their own',
    {
      width: 5,
      height: -2,
      depth: 32,
      compression: 3,
      masks: [0xff000000, 0xff0000, 0xff00],
      pixels: [
        ...[9, 0, 0, 255, 9, 0, 255, 0, 9, 255, 0, 0, 9, 0, 0, 0, 9, 0, 0, 255],
        ...[9, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9, 0, 255, 0, 9, 255, 0, 0],
      ],
    },
  ],
  ['runs of 8 bits', { ...runs8, pixels: [3, 0, 1, 2, 1, 3, 0, 0, 0, 5, 1, 2, 3, 0, 1, 0, 0, 1] }],
  [
    'runs of 8 bits that skip',
    { ...runs8, pixels: [0, 2, 3, 0, 1, 2, 1, 3, 0, 0, 1, 1, 1, 2, 1, 3, 1, 0, 1, 1, 0, 1] },
  ],
  ['runs of 4 bits', { ...runs4, pixels: [3, 0, 2, 0x23, 0, 0, 0, 5, 0x12, 0x30, 0x10, 0, 0, 1] }],
])('%s', (_name, bmp) => {
  expect(look(bmp)).toEqual(['rgbkr', 'kkkgb'])
})

test('1 bit, wider than a byte', () => {
  const two: TestBmp['palette'] = [
    [0, 0, 0],
    [255, 0, 0],
  ]
  const pixels = [0b10110010, 0b10000000, 0, 0]
  expect(look({ width: 9, height: 1, depth: 1, palette: two, pixels })).toEqual(['rkrrkkrkr'])
})

test.each<[string, TestBmp, object]>([
  ['runs that end too early', { ...runs8, pixels: [3, 0] }, { code: 'damaged' }],
  [
    'few runs for many pixels',
    { ...runs8, width: 5_000, height: 5_000, pixels: [255, 1, 0, 1] },
    { code: 'damaged' },
  ],
  [
    'run lengths at 24 bits',
    { width: 1, height: 1, depth: 24, compression: 1, pixels: [0, 0, 0, 0] },
    { code: 'damaged' },
  ],
  ['a depth of 3', { width: 1, height: 1, depth: 3, pixels: [0, 0, 0, 0] }, { code: 'damaged' }],
  [
    'a JPEG inside',
    { width: 1, height: 1, depth: 24, compression: 4, pixels: [0, 0, 0, 0] },
    { code: 'unsupported_format', details: { format: 'BMP-JPEG/PNG' } },
  ],
  [
    'lines that are missing',
    { width: 5, height: 3, depth: 24, pixels: Buffer.alloc(32) },
    { code: 'damaged' },
  ],
  [
    'a height below all numbers',
    { width: 1, height: -0x80000000, depth: 1, pixels: [] },
    {
      code: 'too_many_pixels_in_form',
      details: { megapixels: 2_148, maxMegapixels: 25, form: 'BMP', otherMegapixels: 200 },
    },
  ],
])('%s: a fault', (_name, bmp, fault) => {
  expect(look(bmp)).toEqual(fault)
})

test('runs that lead outside write nothing there', () => {
  const pixels = [255, 1, 0, 2, 255, 255, 255, 1, 0, 1]
  expect(look({ ...runs8, pixels })).toEqual(['kkkkk', 'rrrrr'])
})

test('the header of OS/2 is named', () => {
  const bmp = writeTestBmp({ width: 1, height: 1, depth: 24, pixels: [0, 0, 0, 0] })
  bmp.writeUInt32LE(12, 14)
  expect(decodeBmp(bmp)).toEqual({ fault: { code: 'unsupported_format', details: { format: 'OS/2-BMP' } } })
})

test('what another encoder wrote, and a photograph, read as they were', async () => {
  const bmp = decodeBmp(await makeBmp(66, 41))
  expect(bmp).toMatchObject({ width: 66, height: 41 })
  const folder = new URL(import.meta.resolve('#stand-ins/pictures/photographs/drum-and-table.bmp'))
  const photograph = decodeBmp(await readFile(folder))
  if ('fault' in photograph) throw new Error(photograph.fault.code)
  const { rgb, width, height } = photograph
  const original = new URL(import.meta.resolve('#stand-ins/pictures/photographs/drum-and-table.jpg'))
  const same = await sharp(await readFile(original))
    .resize(width, height)
    .raw()
    .toBuffer()
  let difference = 0
  for (let at = 0; at < rgb.length; at += 1) difference += Math.abs((rgb[at] ?? 0) - (same[at] ?? 0))
  expect(difference / rgb.length).toBeLessThan(4)
})
