import sharp from 'sharp'
import { expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { blue, makeBmp, makePicture, red } from '#server/describing/testing/make-test-picture.ts'
import { normalisePicture } from './normalise-picture.ts'

async function normalise(file: Buffer) {
  const picture = await normalisePicture(file, providerKinds.openai.tiling)
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
  ['interlaced PNG', () => makePicture().png({ progressive: true }).toBuffer()],
  ['PNG of 16 bits with alpha', () => makePicture().ensureAlpha().toColourspace('rgb16').png().toBuffer()],
  ['lossless WEBP', () => makePicture().webp({ lossless: true }).toBuffer()],
  ['AVIF of 10 bits', () => makePicture().avif({ bitdepth: 10 }).toBuffer()],
  ['tiled TIFF', () => makePicture(640, 400).tiff({ tile: true }).toBuffer()],
  ['TIFF of a pyramid', () => makePicture(640, 400).tiff({ tile: true, pyramid: true }).toBuffer()],
  ['TIFF of 16 bits', () => makePicture().toColourspace('rgb16').tiff().toBuffer()],
  ['TIFF with LZW', () => makePicture().tiff({ compression: 'lzw' }).toBuffer()],
  ['TIFF in Lab', () => makePicture().toColourspace('lab').tiff().toBuffer()],
  ['JPEG in Display P3', () => makePicture().withIccProfile('p3').jpeg().toBuffer()],
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
  expectColour(await colourAt(jpeg, 5, 60), red)
  expectColour(await colourAt(jpeg, width - 6, 60), blue)
})

test.each(['jpeg', 'tiff'] as const)('a %s in CMYK becomes sRGB', async (format) => {
  const cmyk = await makePicture().toColourspace('cmyk')[format]().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const { jpeg } = await normalise(cmyk)
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  expectColour(await colourAt(jpeg, 5, 20), red, 60)
})

test.each([
  ['greyscale', () => makePicture().greyscale().png().toBuffer()],
  ['greyscale with alpha', () => makePicture().greyscale().ensureAlpha().png().toBuffer()],
  ['greyscale of 16 bits', () => makePicture().toColourspace('grey16').png().toBuffer()],
  ['a PNG of 1 bit', () => makePicture().greyscale().png({ palette: true, colours: 2 }).toBuffer()],
  ['a TIFF of 1 bit', () => makePicture().threshold(100).tiff({ bitdepth: 1 }).toBuffer()],
])('%s becomes sRGB', async (_name, make) => {
  const { jpeg } = await normalise(await make())
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})

/** Four different quarters, so that every rotation and reflection shows. */
const corners = { red, green: { r: 30, g: 160, b: 40 }, blue, grey: { r: 128, g: 128, b: 128 } }

test.each([
  [1, [300, 200], ['red', 'green', 'blue', 'grey']],
  [2, [300, 200], ['green', 'red', 'grey', 'blue']],
  [3, [300, 200], ['grey', 'blue', 'green', 'red']],
  [4, [300, 200], ['blue', 'grey', 'red', 'green']],
  [5, [200, 300], ['red', 'blue', 'green', 'grey']],
  [6, [200, 300], ['blue', 'red', 'grey', 'green']],
  [7, [200, 300], ['grey', 'green', 'blue', 'red']],
  [8, [200, 300], ['green', 'grey', 'red', 'blue']],
] as const)('EXIF orientation %i stands upright, and no metadata stays', async (orientation, size, seen) => {
  const quarter = (background: typeof red, left: number, top: number) => ({
    input: { create: { width: 30, height: 20, channels: 3 as const, background } },
    left,
    top,
  })
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: red } })
    .composite([quarter(corners.green, 30, 0), quarter(corners.blue, 0, 20), quarter(corners.grey, 30, 20)])
    .withMetadata({ orientation })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer()
  const { jpeg, width, height } = await normalise(file)
  expect([width, height]).toEqual(size)
  const [topLeft, topRight, bottomLeft, bottomRight] = seen
  expectColour(await colourAt(jpeg, 40, 40), corners[topLeft])
  expectColour(await colourAt(jpeg, width - 40, 40), corners[topRight])
  expectColour(await colourAt(jpeg, 40, height - 40), corners[bottomLeft])
  expectColour(await colourAt(jpeg, width - 40, height - 40), corners[bottomRight])
  const metadata = await sharp(jpeg).metadata()
  expect([metadata.exif, metadata.icc, metadata.orientation]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['Anthropic', providerKinds.anthropic.tiling, [896, 588]],
  ['OpenAI', providerKinds.openai.tiling, [1024, 672]],
])(
  'for %s a picture is as large as its tiles, its thumbnail keeps its shape',
  async (_name, tiling, size) => {
    const file = await makePicture(3000, 2000).png().toBuffer()
    const picture = await normalisePicture(file, tiling)
    if ('fault' in picture) throw new Error(picture.fault.code)
    expect([picture.width, picture.height]).toEqual(size)
    expect(await sharp(picture.jpeg).metadata()).toMatchObject({ width: size[0], height: size[1] })
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ width: 320, height: 213 })
  },
)

test('a small picture and a panorama stay sharp', async () => {
  const small = await normalise(await makePicture(60, 40).png().toBuffer())
  expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 60, height: 40 })
  const panorama = await normalise(await makePicture(8000, 400).png().toBuffer())
  expect([panorama.width, panorama.height]).toEqual([1792, 90])
  expect(await sharp(panorama.thumbnail).metadata()).toMatchObject({ width: 320, height: 16 })
  const line = await normalise(await makePicture(8000, 1).png().toBuffer())
  expect([line.width, line.height]).toEqual([1792, 1])
})

test('files that differ only invisibly become the same bytes, and no two pictures do', async () => {
  const plain = await makePicture(400, 300).png().toBuffer()
  const noted = await makePicture(400, 300)
    .withExif({ IFD0: { Copyright: 'Anna', ImageDescription: 'a copy' } })
    .png()
    .toBuffer()
  expect(noted.equals(plain)).toBe(false)
  expect((await normalise(noted)).jpeg.equals((await normalise(plain)).jpeg)).toBe(true)
  const dot = { create: { width: 8, height: 8, channels: 3 as const, background: red } }
  const other = await makePicture(400, 300)
    .composite([{ input: dot, left: 392, top: 0 }])
    .png()
    .toBuffer()
  expect((await normalise(other)).jpeg.equals((await normalise(plain)).jpeg)).toBe(false)
})

test.each(['gif', 'webp'] as const)('of an animated %s the first frame counts', async (format) => {
  const frames = await Promise.all(
    [red, blue].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    [format]({ delay: [100, 100] })
    .toBuffer()
  const { jpeg, width, height } = await normalise(animation)
  expect([width, height]).toEqual([300, 200])
  expectColour(await colourAt(jpeg, 150, 100), red)
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
  expectColour(await colourAt(jpeg, 17, 17), background, 6)
  expectColour(await colourAt(jpeg, 100, 100), ink, 6)
})
