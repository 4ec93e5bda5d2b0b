import sharp from 'sharp'
import type { Place } from './find-light.ts'
import type { Colour } from './name-colour.ts'
import { readPixels } from './read-pixels.ts'

/** A colour and how much of the picture it covers, 5 to 100 percent. */
export interface Tone {
  colour: Colour
  percent: number
}

export interface Sight {
  /** In pixels, upright. */
  width: number
  height: number
  format: string
  shape: 'landscape' | 'portrait' | 'square'
  kind: 'picture' | 'graphic' | 'gradient'
  brightness: 'bright' | 'balanced' | 'dark'
  /** One or two, the most frequent first. */
  tones: [Tone] | [Tone, Tone]
  top: Colour
  bottom: Colour
  /** Where it is brightest; null when it is everywhere alike. */
  light: Place | null
  isBusy: boolean
  isTransparent: boolean
}

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
