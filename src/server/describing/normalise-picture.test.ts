import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blue, makeBmp, makePicture, red } from './make-test-picture.ts'
import { normalisePicture } from './normalise-picture.ts'

async function normalise(file: Buffer) {
  const picture = await normalisePicture(file)
  if ('fault' in picture) throw new Error(picture.fault.code)
  return picture
}

async function colourAt(file: Buffer, left: number, top: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (top * info.width + left) * info.channels
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
  return { r, g, b }
}

function expectColour(seen: { r: number; g: number; b: number }, wanted: typeof red, tolerance = 30) {
  for (const channel of ['r', 'g', 'b'] as const) {
    expect(Math.abs(seen[channel] - wanted[channel]), JSON.stringify(seen)).toBeLessThanOrEqual(tolerance)
  }
}

test.each([
  ['JPEG', () => makePicture().jpeg().toBuffer()],
  ['progressive JPEG', () => makePicture().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => makePicture().png().toBuffer()],
  ['PNG with a palette', () => makePicture().png({ palette: true }).toBuffer()],
  ['PNG of 16 bits', () => makePicture().toColourspace('rgb16').png().toBuffer()],
  ['WEBP', () => makePicture().webp().toBuffer()],
  ['GIF', () => makePicture().gif().toBuffer()],
  ['TIFF', () => makePicture().tiff().toBuffer()],
  ['AVIF', () => makePicture().avif().toBuffer()],
  ['BMP of 24 bits', () => makeBmp()],
  ['BMP of 24 bits and odd width', () => makeBmp(66, 41)],
  ['BMP of 32 bits', () => makeBmp(60, 40, 32)],
])('%s becomes a JPEG and a WebP thumbnail with its colours', async (_name, make) => {
  const { jpeg, thumbnail, width, height } = await normalise(await make())
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    width,
    height,
  })
  expect((await sharp(thumbnail).metadata()).format).toBe('webp')
  expectColour(await colourAt(jpeg, 5, 20), red)
  expectColour(await colourAt(jpeg, width - 6, 20), blue)
})

test('CMYK becomes sRGB', async () => {
  const cmyk = await makePicture().toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const { jpeg } = await normalise(cmyk)
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  expectColour(await colourAt(jpeg, 5, 20), red, 60)
})

test('greyscale becomes sRGB', async () => {
  const { jpeg } = await normalise(await makePicture().greyscale().png().toBuffer())
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})

test('a picture stands upright as its EXIF says, and keeps no metadata', async () => {
  const { jpeg, width, height } = await normalise(
    await makePicture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  expect([width, height]).toEqual([40, 60])
  expectColour(await colourAt(jpeg, 20, 5), red)
  const { exif, orientation } = await sharp(jpeg).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('no edge is longer than 1024 px, none of the thumbnail longer than 320 px, and small ones stay small', async () => {
  const large = await normalise(await makePicture(3000, 1500).png().toBuffer())
  expect([large.width, large.height]).toEqual([1024, 512])
  expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 320, height: 160 })
  const small = await normalise(await makePicture(60, 40).png().toBuffer())
  expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 60, height: 40 })
})

test('of an animation the first frame counts', async () => {
  const frames = await Promise.all(
    [red, blue].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  const { jpeg, width, height } = await normalise(animation)
  expect([width, height]).toEqual([30, 20])
  expectColour(await colourAt(jpeg, 15, 10), red)
})

test.each([
  ['dark', { r: 0, g: 0, b: 0 }, { r: 255, g: 255, b: 255 }],
  ['white', { r: 255, g: 255, b: 255 }, { r: 128, g: 128, b: 128 }],
])('a %s drawing on nothing gets a background on which it can be seen', async (_name, ink, background) => {
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawing = await sharp({ create: { width: 20, height: 20, channels: 4, background: ink } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: nothing })
    .png()
    .toBuffer()
  const { jpeg } = await normalise(drawing)
  expectColour(await colourAt(jpeg, 5, 5), background, 6)
  expectColour(await colourAt(jpeg, 30, 30), ink, 6)
})
