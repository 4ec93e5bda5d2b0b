import sharp from 'sharp'
import { readPixels } from './read-pixels.ts'
import type { Sight } from './sight.ts'

const side = 32

/**
 * What can be measured of a picture, at the cost of a thumbnail (the decoder shrinks while it loads).
 * Throws when the bytes are no picture, a broken one, or have more than 8,000 × 8,000 pixels.
 */
export async function lookAtPicture(bytes: Buffer): Promise<Sight> {
  const image = sharp(bytes, { limitInputPixels: 64_000_000, failOn: 'error', sequentialRead: true })
  const { format, autoOrient } = await image.metadata()
  const pixels = await image
    .autoOrient()
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const { width, height } = autoOrient
  return { width, height, format, shape: nameShape(width / height), ...readPixels(pixels, side) }
}

function nameShape(ratio: number): Sight['shape'] {
  if (ratio > 1.1) return 'landscape'
  return ratio < 0.9 ? 'portrait' : 'square'
}
