import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { drawPage, pageKinds } from '#server/describing/testing/draw-page.ts'
import { shrinkToThumbnail } from './encode-thumbnail.ts'
import { fitFinely, fitToTiles } from './fit-to-tiles.ts'
import { holdsType } from './holds-type.ts'
import { normalisePicture } from './normalise-picture.ts'
import { readPicture } from './read-picture.ts'

const { tiling } = providerKinds.anthropic
const photographs = new URL('.', import.meta.resolve('#stand-ins/pictures/photographs/alpine-path.jpg'))

async function look(file: Buffer): Promise<boolean> {
  const read = await readPicture(file, (size) => fitToTiles(size, tiling), new AbortController().signal)
  if ('fault' in read) throw new Error(read.fault.code)
  return holdsType(await shrinkToThumbnail(read))
}

const isDrawn = /^(chart|logo|media-export|README)/

test('every photograph is one, in whatever format, grey, cut or with more contrast', async () => {
  const names = (await readdir(photographs)).filter((name) => !isDrawn.test(name))
  expect(names.length).toBeGreaterThan(18)
  const taken: string[] = []
  for (const name of names) {
    const file = await readFile(new URL(name, photographs))
    if (await look(file)) taken.push(name)
    if (!name.endsWith('.jpg') || /gradient|cmyk|grey|exif/.test(name)) continue
    const { width = 0, height = 0 } = await sharp(file).metadata()
    const half = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 }
    const changed = {
      grey: sharp(file).greyscale(),
      contrast: sharp(file).linear(1.3, -38),
      cut: sharp(file).extract(half),
      'on white': sharp(file)
        .resize(640, 640)
        .extend({ top: 160, bottom: 160, left: 160, right: 160, background: '#ffffff' }),
    }
    for (const [how, picture] of Object.entries(changed))
      if (await look(await picture.jpeg({ quality: 70 }).toBuffer())) taken.push(`${name}, ${how}`)
  }
  expect(taken).toEqual([])
})

const pages = pageKinds.flatMap((kind) => Array.from({ length: 3 }, (_, number) => ({ kind, number })))

test('of pages with small type at least 95 % are known for such', async () => {
  const missed: string[] = []
  for (const { kind, number } of pages)
    if (!(await look(await drawPage(kind, number)))) missed.push(`${kind} ${number}`)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(pages.length * 0.05)
})

test('what holds small type is sent at the size that the provider looks at, and its thumbnail is as small as any', async () => {
  const page = await drawPage('screenshot', 1)
  const { width = 0, height = 0 } = await sharp(page).metadata()
  for (const { tiling } of [providerKinds.anthropic, providerKinds.openai]) {
    const picture = await normalisePicture(page, tiling)
    if ('fault' in picture) throw new Error(picture.fault.code)
    expect(picture).toMatchObject(fitFinely({ width, height }, tiling))
    expect(await sharp(picture.jpeg).metadata()).toMatchObject({
      width: picture.width,
      height: picture.height,
    })
    expect((await sharp(picture.thumbnail).metadata()).width).toBe(320)
  }
})
