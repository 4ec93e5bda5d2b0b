import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { chooseCrop } from './choose-crop.ts'

export interface Size {
  width: number
  height: number
}

const originals = [
  'alpine-path.jpg',
  'autumn-mountains.jpg',
  'cocker-spaniels.jpg',
  'dandelion.jpg',
  'drum-and-table.jpg',
  'fig-in-red-bowl.jpg',
  'forest-stream.jpg',
  'hilltop-sunset.jpg',
  'paint-brushes.jpg',
] as const

interface Source extends Size {
  pixels: Buffer
}

/** The scale of a source relative to the crop, so that crops can differ. */
const margin = 1.25
// A one-megapixel source takes 5 MB.
const maxSources = originals.length * 3

/**
 * Makes JPEG files of crops of real photographs, positioned and mirrored by number: they cost as much to decode as photographs, all are
 * distinct, and the same number and size give the same bytes.
 */
export function createPictureMaker() {
  const sources = new Map<string, Promise<Source>>()

  async function findSource(name: string, size: Size): Promise<Source> {
    const key = `${name} ${size.width} ${size.height}`
    if (!sources.has(key) && sources.size >= maxSources) sources.clear()
    const source = sources.get(key) ?? readSource(name, size)
    sources.set(key, source)
    return source
  }

  return async function makePicture(number: number, size: Size): Promise<Buffer> {
    const name = originals[number % originals.length] ?? originals[0]
    const source = await findSource(name, size)
    const { pixels, width, height } = source
    const crop = chooseCrop(
      Math.floor(number / originals.length),
      width - size.width + 1,
      height - size.height + 1,
    )
    // No tint: it would double the cost, and two thousand images are generated before a benchmark.
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .extract({ left: crop.left, top: crop.top, ...size })
      .flop(crop.isMirrored)
      .jpeg({ quality: 82 })
      .toBuffer()
  }
}

async function readSource(name: string, size: Size): Promise<Source> {
  const file = await readFile(new URL(`./photographs/${name}`, import.meta.url))
  const { data, info } = await sharp(file)
    .resize(Math.ceil(size.width * margin), Math.ceil(size.height * margin), { fit: 'outside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
