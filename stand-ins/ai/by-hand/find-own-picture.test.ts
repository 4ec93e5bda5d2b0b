import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookAtPicture } from '#stand-ins/ai/looking/look-at-picture.ts'
import { readPhotograph } from '#stand-ins/ai/testing/ask-with-sdk.ts'
import { createPictureMaker } from '#stand-ins/pictures/create-picture-maker.ts'
import { findOwnPicture } from './find-own-picture.ts'

async function recognise(picture: Buffer) {
  return findOwnPicture((await lookAtPicture(picture)).fingerprint)?.name
}

test.each([
  ['fig-in-red-bowl.jpg', 'fig'],
  ['fig-in-red-bowl.gif', 'fig'],
  ['paint-brushes.jpg', 'brushes'],
  ['drum-and-table.jpg', 'drum'],
  ['autumn-mountains.jpg', 'mountains'],
  ['cocker-spaniels.jpg', 'spaniels'],
  ['cocker-spaniels.webp', 'spaniels'],
  ['forest-stream.tiff', 'stream'],
  ['alpine-path.jpg', 'path'],
  ['alpine-path-cmyk.jpg', 'path'],
  ['three-frames-animated.gif', 'path'],
  ['dandelion.png', 'dandelion'],
  ['hilltop-sunset-exif-rotated.jpg', 'sunset'],
  ['colour-gradient.jpg', 'gradient'],
  ['logo-with-text-transparent.png', 'logo'],
  ['chart-visitors.png', 'chart'],
])('%s is known as %s, also small and compressed hard', async (file, name) => {
  const picture = await readPhotograph(file)
  expect(await recognise(picture)).toBe(name)
  const small = await sharp(picture)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .resize(300)
    .jpeg({ quality: 40 })
    .toBuffer()
  expect(await recognise(small)).toBe(name)
})

test('a copy in other colours, a crop and an empty picture are not known', async () => {
  expect(await recognise(await readPhotograph('autumn-mountains-grey-progressive.jpg'))).toBeUndefined()
  const makePicture = createPictureMaker()
  for (let number = 0; number < 45; number += 1)
    expect(
      await recognise(await makePicture(number, { width: 320, height: 240 })),
      `${number}`,
    ).toBeUndefined()
  const white = sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
  expect(await recognise(await white.png().toBuffer())).toBeUndefined()
})
