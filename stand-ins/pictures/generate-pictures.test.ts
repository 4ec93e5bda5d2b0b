import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { chooseCrop } from './choose-crop.ts'
import { createPictureMaker } from './create-picture-maker.ts'
import { generatePictures } from './generate-pictures.ts'
import { startPictureSite } from './start-picture-site.ts'

test('images are generated once and served from the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  const size = { width: 160, height: 120 }
  expect(await generatePictures(folder, 12, size)).toBe(12)
  expect(await generatePictures(folder, 14, size)).toBe(2)
  expect(await readdir(join(folder, '160x120'))).toHaveLength(14)
  await using site = await startPictureSite({ generatedFolder: folder })
  const answer = await fetch(`${site.url}/generated/15.jpg?width=160&height=120`)
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', ...size })
  expect(await readdir(join(folder, '160x120'))).toHaveLength(15)
  await rm(folder, { recursive: true })
})

test('no two images are alike, and each is always the same', async () => {
  const make = createPictureMaker()
  const size = { width: 64, height: 48 }
  const seen = new Set<string>()
  for (let number = 0; number < 500; number += 1) {
    const bytes = await make(number, size)
    seen.add(createHash('sha256').update(bytes).digest('hex'))
  }
  expect(seen.size).toBe(500)
  expect(await make(7, size)).toEqual(await createPictureMaker()(7, size))
})

test('a generated image is about a megapixel and as large as a photograph', async () => {
  await using site = await startPictureSite()
  const bytes = await (await fetch(`${site.url}/generated/1.jpg`)).arrayBuffer()
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 850 })
  expect(bytes.byteLength).toBeGreaterThan(60_000)
})

test('crops don’t repeat before every place was used, mirrored and not', () => {
  const crops = new Set<string>()
  for (let number = 0; number < 2 * 16 * 12; number += 1)
    crops.add(JSON.stringify(chooseCrop(number, 16, 12)))
  expect(crops.size).toBe(2 * 16 * 12)
})
